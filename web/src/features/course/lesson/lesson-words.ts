import type { LessonView } from '@pius/contracts/course.ts';
import { wordsOfGame } from '../activities/games.ts';

/** Only two activities are loaded at a time (docs/requirements.md#r-lesson-page). */
export const atATime = 2;

/** The files of words of a page that has its lesson from the start, with those of the games that stand in it; later ones bring theirs. */
export function wordsOfLesson(lesson: LessonView | undefined): readonly string[] {
  const first = lesson?.activities.slice(0, atATime) ?? [];
  const ofGames = new Set(['activities', ...first.flatMap(({ kind }) => wordsOfGame(kind))]);
  return ['lesson', 'progress', ...ofGames];
}
