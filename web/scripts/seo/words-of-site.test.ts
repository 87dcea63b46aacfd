import { languages } from '@pius/domain/language.ts';
import { describe, expect, test } from 'vitest';
import { publicPaths } from '../../src/ui/paths.ts';
import { commonMessages, course } from './words-of-site.ts';

/** What a list of results shows whole. */
const longestTitle = 60;
const description = { shortest: 70, longest: 160 };

describe.each(languages)('in %s', (language) => {
  const words = commonMessages(language);
  /** Those of module 1 are public pages. */
  const lessons = (course().modules[0]?.lessons ?? []).map(({ title }) => title[language]);
  const titles = Object.keys(words)
    .filter((key) => /^meta\..+\.title$/.test(key))
    .map((key) => words[key] ?? '');
  const descriptions = publicPaths.map(
    (path) => words[`meta.${path.slice(1) || 'home'}.description`] ?? '',
  );
  const ofLessons = lessons.map((title) =>
    (words['meta.lesson.description'] ?? '').replace('{{title}}', title),
  );

  test('every page and lesson has a title of its own, shown whole', () => {
    const all = [...titles, ...lessons];
    expect(all.filter((title, index) => all.indexOf(title) !== index)).toEqual([]);
    expect(all.filter((title) => title.length === 0 || title.length > longestTitle)).toEqual([]);
  });

  test('every public page has a description of its own, neither poor nor cut off', () => {
    const all = [...descriptions, ...ofLessons];
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
    const tooShort = (text: string) => text.length < description.shortest;
    const tooLong = (text: string) => text.length > description.longest;
    expect(all.filter((text) => tooShort(text) || tooLong(text))).toEqual([]);
  });
});
