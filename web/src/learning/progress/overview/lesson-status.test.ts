import type { BegunLesson } from '@pius/contracts/progress.ts';
import { expect, it } from 'vitest';
import { lessonStatus, unfinishedLessons } from './lesson-status.ts';

function lesson(id: string, best_quiz: number | null, last_active: string): BegunLesson {
  const completed = best_quiz !== null && best_quiz >= 60;
  return {
    lesson: id,
    percentage: 25,
    completed,
    parts: [],
    best_quiz,
    quiz_tries: 0,
    completed_at: completed ? last_active : null,
    last_active,
  };
}

const begun = lesson('1-1', null, '2026-11-20T10:00:00Z');
const tried = lesson('1-2', 44, '2026-11-21T10:00:00+02:00');
const done = lesson('1-3', 78, '2026-11-22T10:00:00Z');

it('a lesson is new, begun, waiting for another try of its quiz, or completed', () => {
  const statuses = [undefined, begun, tried, done].map(lessonStatus);
  expect(statuses).toEqual(['new', 'begun', 'quiz-again', 'completed']);
});

it('what is begun and not completed is told with the last worked on first', () => {
  expect(unfinishedLessons([begun, done, tried])).toEqual([tried, begun]);
  expect(unfinishedLessons([done])).toEqual([]);
});
