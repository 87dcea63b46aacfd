import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { freeModule } from '@pius/domain/account/module-access.ts';
import { fetchAhead, type PageParts } from '../src/app/first-paint/fetch-ahead.ts';

/** A route in the table that React Router makes while building. */
interface BuiltRoute {
  parentId?: string;
  path?: string;
  module: string;
  imports: string[];
  css?: string[];
}

/** What a page asks the server for before anything else, by the path of its route. */
const asks: Record<string, string> = {
  'lesson/:moduleId/:lessonId': '/rest/v1/lessons/$1/$2',
  'quiz/:lessonId': '/rest/v1/lessons/$1/$2',
};
/** The words that a page names, as they stand in its built module: a list, or a choice that ends with one. */
const named = /namespaces:[^[\]{}]*\[((?:[`"'][\w-]+[`"'],?)*)\]/;

/**
 * The script that fetches what a page of the app is made of, for the head of the empty shell. In: the folder of the
 * built files; React Router's table as it was built; the shell's own files, which it fetches by itself; the folder of
 * the words.
 */
export async function scriptAhead(
  folder: string,
  manifest: string,
  shell: string,
  words: string,
): Promise<string> {
  const parts: PageParts = { files: [], pages: [], words };
  const place = (file: string) => {
    const name = file.replace(/^\/assets\//, '').replace(/#.*$/, '');
    if (!parts.files.includes(name)) parts.files.push(name);
    return parts.files.indexOf(name);
  };
  const own = [...shell.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(
    ([, file = '']) => file,
  );
  const { routes } = JSON.parse(
    manifest.slice(manifest.indexOf('{'), manifest.lastIndexOf('}') + 1),
  );
  for (const route of Object.values(routes) as BuiltRoute[]) {
    if (!route.path || /^[:*]/.test(route.path)) continue;
    // The pages of each language are there as HTML, but those that not everybody gets.
    if (route.parentId !== 'root' && !asks[route.path]) continue;
    const files = [route.module, ...route.imports, ...(route.css ?? [])];
    const module = await readFile(path.join(folder, route.module), 'utf8');
    const [, names = ''] = named.exec(module) ?? [];
    parts.pages.push({
      address: addressOf(route.path),
      files: files.filter((file) => !own.includes(file)).map(place),
      words: names.split(',').flatMap((name) => name.slice(1, -1) || []),
      ...(asks[route.path] ? { asks: asks[route.path] } : {}),
    });
  }
  return `(${fetchAhead})(${JSON.stringify(parts).replaceAll('<', '\\u003c')})`;
}

/** The addresses of a route, as a regular expression. A lesson's name is its module and its number; open ones have pages of their own. */
function addressOf(route: string): string {
  const parts = route
    .replace(/^lesson\/:moduleId\//, `lesson/(?!${freeModule}/):moduleId/`)
    .replace(/^quiz\/:lessonId$/, 'quiz/(\\d)-(\\d+)')
    .replaceAll(/:\w+/g, '([^/]+)')
    .replace(/\/\*$/, '(?:/.*)?');
  return `^/${parts}/?$`;
}
