import { createContext } from 'react';

/** True while the empty shell is rendered at build time: the page for every address that has no HTML of its own. */
export const ShellContext = createContext(false);
