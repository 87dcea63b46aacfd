/** What runs every page: React, its router, words and answers, who may open which, and what the start alone shares with a page. */
const engine =
  /node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next|@tanstack|use-sync-external-store)[\\/]|vite[\\/]preload-helper|[\\/]account[\\/]access\.ts|[\\/]src[\\/](app[\\/]shell-context|shared[\\/](waking[\\/]|session[\\/]place-after-sign-in))|[\\/]account[\\/]return-path\.ts/;
/** Heavy libraries that only some pages need; named, so that no other group takes them along. */
const forms = /node_modules[\\/](react-hook-form|@hookform)[\\/]/;
const layers =
  /node_modules[\\/](@radix-ui[\\/](?!(react-(menu|dropdown-menu|tooltip|popper|arrow|use-rect|use-size)|rect)[\\/])|radix-ui[\\/](?!dist[\\/](dropdown-menu|tooltip)\.)|aria-hidden|react-remove-scroll[\w-]*|react-style-singleton|use-callback-ref|use-sidecar|get-nonce|tslib)/;
/** What menus and tooltips need beside the layers, so that a dialog does not bring it. */
const floating = /node_modules[\\/](@floating-ui|@radix-ui|radix-ui)[\\/]/;
/** The words refused as passwords, a long list that only forms ask. */
const passwords = /[\\/]domain[\\/]src[\\/]account[\\/](common-passwords|password)\.ts$/;
/** What every game stands in, its rules, and an icon of two games. */
const gameFrame =
  /[\\/](activities[\\/](game|game-frame|take-up|use-complete|use-focus-later)|domain[\\/]src[\\/]progress[\\/]activities|icons[\\/]hand)\.(tsx?|mjs)$/;
const icons = /node_modules[\\/]lucide-react[\\/]/;
/** What many pages share: the kit but for its layers and fields, the rules, what talks to the server. */
const common =
  /[\\/](?:domain|contracts|web)[\\/]src[\\/](?!features[\\/])(?!account[\\/](?:common-passwords|password|login-name|adult-name)\.ts)(?!shared[\\/]ui[\\/](?:dialog|tooltip|menu|calendar|date-range|accordion|tabs|checkbox|radio-group|field|progress-panes|\w+-field))(?!progress[\\/](?:grading|activities|local-day)\.ts)(?!shared[\\/](?:progress|progress-overview|text)[\\/]).*\.tsx?$/;

/**
 * Progress and course: the map, the lessons, the dashboards; the bar of panes they share, the link by which a mistake is
 * reported, and the button that reads aloud. */
const course =
  /[\\/]src[\\/]shared[\\/](?:(?:progress|course)[\\/].*|report[\\/]report-mistake|voice[\\/]read-aloud|catechism[\\/]reference|ui[\\/]progress-panes)\.tsx?$/;

/** What both kinds of lesson page are made of: the prerendered ones of module 1 and the others. */
const lesson =
  /[\\/]features[\\/]course[\\/]lesson[\\/](?!(?:open-|unknown-)?lesson-page)[\w-]+\.tsx?$/;

/**
 * Which modules share a file in the browser. Left alone the bundler makes a file of each icon and each helper,
 * and a lesson asks for sixty of them: on a slow line their headers outweigh the code.
 */
export const chunkGroups = [
  { name: 'engine', test: engine, priority: 9 },
  { name: 'forms', test: forms, priority: 8 },
  { name: 'layers', test: layers, priority: 8 },
  { name: 'floating', test: floating, priority: 7 },
  { name: 'icons', test: icons, minShareCount: 3, priority: 7 },
  { name: 'common', test: common, minShareCount: 5, priority: 6 },
  { name: 'course', test: course, minShareCount: 2, priority: 5 },
  { name: 'game-frame', test: gameFrame, priority: 4 },
  { name: 'lesson', test: lesson, minShareCount: 2, priority: 3 },
  { name: 'passwords', test: passwords, priority: 3 },
];
