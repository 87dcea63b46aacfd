import { expect, it } from 'vitest';
import { goodLesson } from './lesson-fixture.ts';
import { defaultWay, minutesOf, minutesOfDefaultWay, readingPace } from './lesson-minutes.ts';

it('each word more of the story takes a child of eight a word’s time', () => {
  const lesson = goodLesson();
  const before = minutesOf(lesson, false);
  lesson.story.paragraphs.push(Array<string>(readingPace).fill('word').join(' '));
  expect(minutesOf(lesson, false)).toBeCloseTo(before + 1);
});

it('with the by-heart answers alone it is shorter by the other entries', () => {
  const lesson = goodLesson();
  expect(minutesOf(lesson, true)).toBeLessThan(minutesOf(lesson, false));
  for (const entry of lesson.teaching) entry.byHeart = true;
  expect(minutesOf(lesson, true)).toBe(minutesOf(lesson, false));
});

it('notes, sources, hints and the words for grown-ups take no time', () => {
  const lesson = goodLesson();
  const before = minutesOf(lesson, false);
  Object.assign(lesson.teaching[0] ?? {}, { note: 'Many words that a grown-up reads.' });
  Object.assign(lesson.forGrownUps, { meaning: 'A great many words more.' });
  Object.assign(lesson.story, { source: 'A long source that nobody reads aloud' });
  expect(minutesOf(lesson, false)).toBe(before);
});

it('the way goes by the by-heart answers where the whole takes more than twenty minutes', () => {
  const lesson = goodLesson();
  expect(defaultWay(lesson)).toBe('whole');
  Object.assign(lesson.teaching[5] ?? {}, { simply: Array<string>(700).fill('word').join(' ') });
  expect(defaultWay(lesson)).toBe('by-heart');
  expect(minutesOfDefaultWay(lesson)).toBe(Math.round(minutesOf(lesson, true)));
});
