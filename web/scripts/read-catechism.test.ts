import { languages } from '@pius/domain/language.ts';
import { describe, expect, it } from 'vitest';
import { readCatechism, readOutline } from './read-catechism.ts';

describe.each(languages)('the catechism in %s', (language) => {
  const { data, files } = readCatechism(language);
  const entries = data.parts.flatMap(({ chapters }) => chapters.flatMap(({ entries: of }) => of));

  it('holds every teaching entry of the written lessons and no quiz', () => {
    expect(entries[0]?.lesson).toBe('1-1');
    expect(files.length - 1).toBe(Object.keys(data.lessons).length);
    expect(entries.every(({ question, answer }) => question && answer)).toBe(true);
    expect(JSON.stringify(data)).not.toContain('"quiz"');
  });

  it('gives each entry an anchor of its own', () => {
    const ids = entries.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it('the outline names six modules, and the three lessons of the first', () => {
  const { modules, demoLessons } = readOutline('fr').data;
  expect(modules.map(({ lessonCount }) => lessonCount)).toEqual([3, 16, 5, 12, 10, 6]);
  expect(demoLessons.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(demoLessons[0]).toMatchObject({ title: 'Introduction au cours', minutes: 20 });
  expect(demoLessons[0]?.goals.length).toBeGreaterThan(0);
});
