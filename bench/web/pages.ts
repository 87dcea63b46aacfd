import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { splitLanguagePrefix } from '../../domain/src/language.ts';

const built = fileURLToPath(new URL('../../web/build/client', import.meta.url));

/** Pages that were drawn before they were built, and where the drawing is served. */
const prototypes: Record<string, string> = {
  '/': '/landing.html',
  '/quest-map': '/quest-map.html',
  '/lesson/1/1': '/lesson.html',
};

/** The address of every public page in each language, out of what the build made. */
export function publicAddresses(): string[] {
  return globSync('**/index.html', { cwd: built })
    .map((file) => `/${file.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`)
    .sort((one, other) => one.localeCompare(other));
}

/** The prototype of a page, in whatever language it is; undefined where it has none. */
export function prototypeOf(path: string): string | undefined {
  return prototypes[splitLanguagePrefix(path).path];
}
