import { fileURLToPath } from 'node:url';

/** Where the pictures of the web lie. */
export const artFolder = fileURLToPath(new URL('../../web/src/ui/art/pictures/', import.meta.url));
