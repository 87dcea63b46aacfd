import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** What a page is made of, each kind with a limit of its own. */
export const kinds = [
  'document',
  'css',
  'script inside',
  'script',
  'data',
  'fonts',
  'images',
] as const;

export type Kind = (typeof kinds)[number];
export type Weights = Record<Kind, number>;

const packed = promisify(brotliCompress);
/** Quick, and a little larger than what is sent. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const pack = (text: string) => packed(text, quality);
const files = /\/(?:assets|flags|icons)\/[\w.-]+\.(svg|png|webp|woff2)/g;
/** Styles, and what is told to search engines: a picture named there is not fetched. */
const notShown =
  /<style>[\s\S]*?<\/style>|<script type="application\/ld\+json">[\s\S]*?<\/script>/g;
const staticImport = /(?:\bfrom|\bimport)\s*["']([^"']+\.js)["']/g;
const anyImport = /\bimport\(\s*[`"']([^`"']+\.js)[`"']/g;

/** The file of a game by the kind of its activity, where the file is not named after it. */
const gameOfPairs = /^(?:matching|antonyms|definition-match)$/;

/**
 * What a first visit to a page fetches before anybody touches it, reckoned from the built files without a browser: bytes
 * as they are sent, packed with brotli, without headers. `css` and `script inside` stand in the document. In: the folder
 * of the built files, and the path of the page. Throws where the build has no such page.
 */
export async function weighPage(folder: string, path: string): Promise<Weights> {
  const html = readFileSync(join(folder, path, 'index.html'), 'utf8');
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text]) => text).join('');
  const inside = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text);
  const shown = html.replace(notShown, '');
  const named = [...shown.matchAll(files)];
  const pictures = named.filter(([, end]) => end !== 'woff2').map(([file]) => file);
  const letters = [...styles.matchAll(files)].filter(([, end]) => end === 'woff2');
  const scripts = scriptsOf(folder, html);
  const sum = (names: Iterable<string>) => sizeOfAll(folder, names);
  return {
    document: (await pack(html)).length,
    css: (await pack(styles)).length,
    'script inside': Buffer.byteLength(inside.join('')),
    script: sum(scripts),
    data: sum(dataOf(folder, html, scripts)),
    fonts: sum(letters.map(([file]) => file)),
    images: sum(pictures),
  };
}

/** The start of the app, what it imports, and the games that stand in the page (`first-paint/wake.ts`). */
function scriptsOf(folder: string, html: string): Set<string> {
  const start = /data-start="([^"]+)"/.exec(html)?.[1];
  if (!start) throw new Error('The page names no start.');
  const scripts = new Set([start, ...importsOf(folder, start, anyImport)]);
  const games = [...html.matchAll(/data-kind="([\w-]+)"/g)].map(([, kind = '']) =>
    gameOfPairs.test(kind) ? 'games-of-pairs' : `${kind}-game`,
  );
  for (const script of scripts) {
    for (const imported of importsOf(folder, script, staticImport)) scripts.add(imported);
    const later = games.length > 0 && script !== start ? importsOf(folder, script, anyImport) : [];
    for (const file of later) {
      if (games.some((game) => file.startsWith(`/assets/${game}-`))) scripts.add(file);
    }
  }
  return scripts;
}

function importsOf(folder: string, script: string, form: RegExp): string[] {
  const code = readFileSync(join(folder, script), 'utf8');
  return [...code.matchAll(form)].map(([, file = '']) =>
    file.startsWith('/') ? file : `/assets/${file.replace('./', '')}`,
  );
}

/** What the start hands to the app, and the words of the page's language. */
function dataOf(folder: string, html: string, scripts: Iterable<string>): string[] {
  const given = /data-given="([^"]+)"/.exec(html)?.[1];
  const language = /<html[^>]* lang="([^"]+)"/.exec(html)?.[1];
  const namespaces = /data-namespaces="([^"]*)"/.exec(html)?.[1]?.split(' ').filter(Boolean) ?? [];
  const words = [...scripts]
    .map((script) => /\/assets\/words-\w+\//.exec(readFileSync(join(folder, script), 'utf8'))?.[0])
    .find(Boolean);
  if (!words) throw new Error('No script of the page fetches its words.');
  const named = ['common', ...namespaces].map((name) => `${words}${language}/${name}.json`);
  return given ? [given, ...named] : named;
}

function sizeOfAll(folder: string, names: Iterable<string>): number {
  return [...new Set(names)].reduce((all, name) => {
    const file = join(folder, name);
    return all + readFileSync(existsSync(`${file}.br`) ? `${file}.br` : file).length;
  }, 0);
}
