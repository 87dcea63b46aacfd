import { expect, it } from 'vitest';
import { goodLesson } from './lesson-fixture.ts';
import { lessonStats } from './lesson-stats.ts';

it('tells minutes, words and sentences of a lesson', () => {
  const lesson = goodLesson();
  lesson.story.paragraphs[0] =
    'We go. We walk along the quiet road with our good friend all day long.';
  expect(lessonStats(lesson, 'en')).toEqual({
    minutes: 13.9,
    wholeMinutes: 13.9,
    storyWords: 295,
    teachingWords: 258,
    sentences: 54,
    averageSentence: 9.9,
    longestSentence: 13,
  });
});
