import { globSync } from 'node:fs';
import path from 'node:path';
import { publicPages } from '../src/app/routes.ts';

const web = path.resolve(import.meta.dirname, '../src');
const app = path.join(web, 'app');
/** What a visitor's page begins with. The games of a lesson stand in its HTML and are fetched with it. */
const pagesOpenToAll = [
  ...['root.tsx', 'routes/language.tsx', ...Object.values(publicPages)].map((file) =>
    path.join(app, file),
  ),
  ...globSync('features/course/activities/*game*.tsx', { cwd: web }).map((file) =>
    path.join(web, file),
  ),
];

/** What runs every page: React, its router, words and answers, who may open which, and what the start alone shares with a page. */
const engine =
  /node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next|@tanstack(?!.*(?:[qQ]ueries|infinite|Infinite))|use-sync-external-store)[\\/]|vite[\\/]preload-helper|[\\/]account[\\/]access\.ts|[\\/]src[\\/](app[\\/]shell-context|shared[\\/](waking[\\/]|session[\\/]place-after-sign-in))|[\\/]account[\\/]return-path\.ts/;
/** Heavy libraries that only some pages need; named, so that no other group takes them along. */
const forms = /node_modules[\\/](react-hook-form|@hookform)[\\/]/;
const layers =
  /node_modules[\\/](@radix-ui[\\/](?!(react-(menu|dropdown-menu|tooltip|popper|arrow|use-rect|use-size)|rect)[\\/])|radix-ui[\\/](?!dist[\\/](dropdown-menu|tooltip)\.)|aria-hidden|react-remove-scroll[\w-]*|react-style-singleton|use-callback-ref|use-sidecar|get-nonce|tslib)/;
/** What keeps things on the device: the map and the lessons need it, the pages to log in and to sign up do not. */
const deviceStore = /node_modules[\\/]idb[\\/]|[\\/]shared[\\/]progress[\\/]act-database\.ts$/;
/** What menus and tooltips need beside the layers, so that a dialog does not bring it. */
const floating = /node_modules[\\/](@floating-ui|@radix-ui|radix-ui)[\\/]/;
/** The fields that most forms are made of: five small files whose headers would outweigh them. */
const fields =
  /[\\/]shared[\\/]ui[\\/](?:field|text-field|password-field|checkbox|radio-group)\.tsx$/;
/** What the pages to log in, to sign up and to wait for a letter share, and what asks for a letter. */
const doors =
  /[\\/](?:features[\\/]account[\\/](?:sign-in|field-codes|typed-email|wanted-place|awaited-email|kept-sign-up|form-fault)\.tsx?|account[\\/]adult-name\.ts)$/;
const letterForms =
  /[\\/]features[\\/]account[\\/](?:letter-form|resend-form|outbox-notice|one-field|account-card)\.tsx?$/;
/** Who may log in on this device by a name. */
const learners =
  /[\\/](?:features[\\/]account[\\/](?:use-learners|learner-list|awaited-code|remembered-family)|shared[\\/]family[\\/]device-learners)\.tsx?$/;
/** The words refused as passwords, a long list that only forms ask. */
const passwords = /[\\/]domain[\\/]src[\\/]account[\\/](common-passwords|password)\.ts$/;
/** The sheet of letters: a lesson and a quiz both have it, and neither needs what else the other is made of. */
const letters = /[\\/]letters[\\/]letters\.css$/;
/** What every game stands in, its rules, and an icon of two games. */
const gameFrame =
  /[\\/](activities[\\/](game|game-frame|take-up|use-complete|use-focus-later)|domain[\\/]src[\\/]progress[\\/]activities|icons[\\/](?:hand|arrow-up))\.(tsx?|mjs)$/;
/** What several games of words share, and the voice: six small files whose headers would outweigh them. */
const wordGames =
  /[\\/](?:activities[\\/](?:word-queue|word-list|lesson-clue|listening-player)|course[\\/]lesson-text|voice[\\/]use-speaker|icons[\\/](?:square|pause))\.(?:tsx?|mjs)$/;
const icons = /node_modules[\\/]lucide-react[\\/]/;
/** What many pages share: the kit but for its layers and fields, the rules, what talks to the server. */
const common =
  /[\\/](?:domain|contracts|web)[\\/]src[\\/](?!features[\\/])(?!account[\\/](?:common-passwords|password|login-name|adult-name)\.ts)(?!shared[\\/]ui[\\/](?:dialog|form-dialog|card-page|tooltip|menu|accordion|tabs|checkbox|radio-group|field|progress-panes|\w+-field))(?!progress[\\/](?:grading|activities|local-day)\.ts)(?!calendar-day\.ts)(?!shared[\\/](?:days|lessons|progress|progress-overview|report|text|voice)[\\/])(?!shared[\\/]family[\\/](?:offline-keys|guess-waits|tidy-device|device-learners)\.ts).*\.tsx?$/;

/**
 * Progress and course: the map, the lessons, the dashboards; the bar of panes they share, the link by which a mistake is
 * reported, the button that reads aloud, and what asks for a lesson.
 */
const course =
  /[\\/]src[\\/](?:shared[\\/](?:(?:progress|course)[\\/].*|report[\\/]report-mistake|voice[\\/]read-aloud|catechism[\\/]reference|ui[\\/]progress-panes)|features[\\/]course[\\/]lesson[\\/](?:use-lesson|load-lesson))\.tsx?$/;

/** What both kinds of lesson page are made of: the prerendered ones of module 1 and the others. */
const lesson =
  /[\\/]features[\\/]course[\\/]lesson[\\/](?!(?:open-|unknown-)?lesson-page)[\w-]+\.tsx?$/;

/** What the bundler tells of modules while it puts them into files. */
interface Modules {
  getModuleInfo(id: string): { importedIds: string[]; code: string | null } | null;
}

const reached = new WeakMap<Modules, Set<string>>();
const iconsNamed = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;
const iconsGiven = /export\s*\{([^}]*)\}\s*from\s*["']\.\/(icons\/[\w-]+)\./g;
const index = 'dist/esm/lucide-react.mjs';

/**
 * Whether a public page, or what stands around every page, needs a module at once. Of the icons these are the ones it
 * names, and what all are made of: every icon is imported from one index, which knows a thousand others.
 */
function isNeededAtOnce(id: string, modules: Modules): boolean {
  const known = reached.get(modules) ?? reach(modules);
  reached.set(modules, known);
  return known.has(id) || (icons.test(id) && !id.includes('/icons/'));
}

function reach(modules: Modules): Set<string> {
  const known = new Set(pagesOpenToAll);
  const named = new Set<string>();
  let iconIndex = '';
  for (const next of known) {
    const { importedIds = [], code } = modules.getModuleInfo(next) ?? {};
    for (const imported of importedIds) {
      if (imported.endsWith(index)) iconIndex = imported;
      else known.add(imported);
    }
    for (const [, names = ''] of code?.matchAll(iconsNamed) ?? []) {
      for (const name of names.split(',')) named.add(name.trim().split(' ')[0] ?? '');
    }
  }
  const given = modules.getModuleInfo(iconIndex)?.code?.matchAll(iconsGiven) ?? [];
  for (const [, names = '', file] of given) {
    const all = names.split(',').map((name) => name.trim().replace('default as ', ''));
    if (all.some((name) => named.has(name)))
      known.add(iconIndex.replace('lucide-react.mjs', `${file}.mjs`));
  }
  return known;
}

/** Names a file that every page fetches, and another for what only pages of the signed-in need. */
const openOrInside = (name: string) => (id: string, modules: Modules) => {
  return isNeededAtOnce(id, modules) ? name : `${name}-inside`;
};

/**
 * Which modules share a file in the browser. Left alone the bundler makes a file of each icon and each helper,
 * and a lesson asks for sixty of them: on a slow line their headers outweigh the code.
 */
export const chunkGroups = [
  { name: 'engine', test: engine, priority: 9 },
  { name: 'forms', test: forms, priority: 8 },
  { name: 'layers', test: layers, priority: 8 },
  { name: 'device-store', test: deviceStore, priority: 8 },
  { name: 'floating', test: floating, priority: 7 },
  { name: openOrInside('icons'), test: icons, minShareCount: 3, priority: 7 },
  { name: openOrInside('common'), test: common, minShareCount: 5, priority: 6 },
  { name: 'course', test: course, minShareCount: 2, priority: 5 },
  { name: 'letters', test: letters, priority: 5 },
  { name: 'game-frame', test: gameFrame, priority: 4 },
  { name: 'word-games', test: wordGames, priority: 4 },
  { name: 'lesson', test: lesson, minShareCount: 2, priority: 3 },
  { name: 'fields', test: fields, priority: 3 },
  { name: 'doors', test: doors, minShareCount: 2, priority: 3 },
  { name: 'learners', test: learners, minShareCount: 2, priority: 3 },
  { name: 'letter-forms', test: letterForms, minShareCount: 2, priority: 3 },
  { name: 'passwords', test: passwords, priority: 3 },
];
