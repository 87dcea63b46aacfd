import { isLanguage } from '@pius/domain/language.ts';
import type { Plugin } from 'vite';
import { readCatechism, readOutline } from './read-catechism.ts';
import { readColoring } from './read-coloring.ts';

const address = /^\0?virtual:(catechism|course-outline|coloring-drawings)\/(.+)$/;

const readers = {
  catechism: readCatechism,
  'course-outline': readOutline,
  'coloring-drawings': readColoring,
};

/**
 * Gives `virtual:catechism/<language>` and `virtual:course-outline/<language>`, what public pages show of the course, and
 * `virtual:coloring-drawings/<language>`, what there is to color: gathered while building into one file each, so that
 * nobody fetches 52 lessons to read their titles.
 */
export function catechismPlugin(): Plugin {
  return {
    name: 'pius-catechism',
    resolveId: (id) => (address.test(id) ? `\0${id}` : null),
    load(id) {
      const [, kind, language] = address.exec(id) ?? [];
      if (!id.startsWith('\0') || !isLanguage(language)) return null;
      const { data, files } = readers[kind as keyof typeof readers](language);
      for (const file of files) this.addWatchFile(file);
      return `export const data = ${JSON.stringify(data)};`;
    },
  };
}
