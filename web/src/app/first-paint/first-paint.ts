import { takeActs } from './acts.ts';
import { markPress } from './mark-press.ts';
import { paintLanguage } from './paint-language.ts';
import { paintTheme } from './paint-theme.ts';
import { paintViewer } from './paint-viewer.ts';
import { wakeWhenCalm } from './wake.ts';

/**
 * The one script in the head of every page. It runs before anything is painted, so that theme, language and
 * navigation are right at once, and it lets the page stand as plain HTML until the browser has nothing better
 * to do or somebody is there who needs more.
 */
const root = document.documentElement;
paintTheme(root);
paintViewer(root);
paintLanguage(root);
takeActs();
markPress(root);
wakeWhenCalm(root);
