import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './prepare/root.mjs';

/** Written from the results of long runs, when there are some. */
const writtenLater = 'docs/proof.md';
const requirements = 'docs/requirements.md';
/** Names the forms that are refused. */
const thisFile = 'scripts/doc-links.test.ts';

const left = /(^|[\\/])(node_modules|build|\.react-router|prototypes)([\\/]|$)/;
const find = (patterns: string | string[]) =>
  globSync(patterns, { cwd: root, exclude: (path) => left.test(path) }).map((file) =>
    file.replaceAll('\\', '/'),
  );
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const pages = find(['*.md', 'docs/**/*.md', 'content/*.md', 'content/ui/*.md', 'pictures/*.md']);
const code = find([
  '{domain,contracts,server,web,e2e,pictures,bench,scripts}/**/*.{ts,tsx,mjs,js,css,json,yaml,sql}',
  'deploy/**/*.*',
  '.github/**/*.yml',
  'content/chat/**/*.yaml',
  'content/*.yaml',
  'deploy/{Dockerfile,quest-run}',
  '.ci/run',
  '*.{json,ts}',
]).filter((file) => file !== 'package-lock.json');

/** The name by which a heading is linked to, as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

function anchorsOf(page: string): string[] {
  const text = read(page).replace(/^```[\s\S]*?^```/gm, '');
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
  const named = [...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id);
  return [...headings, ...named];
}

const anchors = new Map<string, string[]>();

/** Whether a page, as a path from the project's folder, stands there and has the anchor. */
function leads(page: string, anchor: string | undefined): boolean {
  if (!existsSync(join(root, page))) return false;
  if (anchor === undefined || anchor === '') return true;
  if (!anchors.has(page)) anchors.set(page, anchorsOf(page));
  return anchors.get(page)?.includes(anchor) ?? false;
}

/** The links of a page that lead nowhere within the project. */
function deadLinks(page: string): string[] {
  return [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
    // An address of the site itself is none of a file.
    if (/^(https?:|mailto:|\/)/.test(link) || link === writtenLater) return [];
    const [path = '', anchor] = link.split('#');
    const file = path === '' ? page : join(dirname(page), path);
    return leads(file, anchor) ? [] : [`${page}: ${link}`];
  });
}

/**
 * The pages that a file names by their path from the project's folder, such as
 * `docs/testing.md#rules`.
 */
const mentionsOf = (text: string) =>
  [...text.matchAll(/(?<![\w/.]|\]\()docs\/[\w/-]+\.md(?:#([\w-]+))?/g)].map(
    ([mention]) => mention,
  );

function deadMentions(file: string): string[] {
  return mentionsOf(read(file)).flatMap((mention) => {
    const [page = '', anchor] = mention.split('#');
    return page === writtenLater || leads(page, anchor) ? [] : [`${file}: ${mention}`];
  });
}

/** Forms of citing what a clone does not hold, or by a number that nothing resolves. */
const unresolvable = [
  /\bpromises? \d+/i,
  /\bof the promises\b/i,
  /\bpromises, "/i,
  /\bspec(?:ification)? \d/i,
  /\b(?:the|by|of) spec(?:ification)?\b/i,
  /\b(?:product|access|promises|spec)\.md\b/,
  /\bissue (?:\d|["“])/i,
  /\b(?:DESIGN|LESSON-STEPS|PICTURES)\.md\b/,
  /\bcontent guide\b/i,
  /\bthreat \d/i,
  /\bdecisions? \d+(?!\d*\]\()/i,
];

/** A text in one line, with no marks of comments where a line ended. */
const flat = (text: string) => text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/|#)?\s*/g, ' ');

function unresolvableIn(file: string): string[] {
  const text = flat(read(file));
  return unresolvable.flatMap((form) => {
    const [result] = form.exec(text) ?? [];
    return result === undefined ? [] : [`${file}: ${result}`];
  });
}

test('every link between the pages of the project leads somewhere', () => {
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.flatMap(deadLinks)).toEqual([]);
});

test('every page and rule that a file names is there', () => {
  expect(code.length).toBeGreaterThan(2000);
  expect([...pages, ...code].flatMap(deadMentions)).toEqual([]);
});

test('nothing cites a page that a clone does not hold', () => {
  const files = [...pages, ...code].filter((file) => file !== thisFile);
  expect(files.flatMap(unresolvableIn)).toEqual([]);
});

test('every rule of requirements.md is cited by code, or marked as not yet cited', () => {
  const rules = [
    ...read(requirements).matchAll(/<a id="(r-[\w-]+)"><\/a>(<!-- not yet cited -->)?/g),
  ];
  const cited = new Set(code.flatMap((file) => mentionsOf(read(file))));
  const wrong = rules.flatMap(([, rule = '', mark]) =>
    cited.has(`${requirements}#${rule}`) === (mark === undefined) ? [] : [rule],
  );
  expect(rules.length).toBeGreaterThan(150);
  expect(wrong).toEqual([]);
});
