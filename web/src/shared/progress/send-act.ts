import type { LessonProgress } from '@pius/contracts/progress.ts';
import type { BadgeName } from '@pius/domain/progress/badges.ts';
import { type CallOutput, call } from '../api/call.ts';
import type { Act } from './acts.ts';

/** A quiz the server has graded and kept. */
export type SavedQuiz = CallOutput<'POST /rest/v1/quiz-results'>;

/** What the server answers to an act, by its kind. */
export type ActAnswer =
  | { kind: 'part'; lesson: LessonProgress; newBadges: BadgeName[] }
  | { kind: 'quiz'; saved: SavedQuiz; newBadges: BadgeName[] }
  | { kind: 'time' };

const namesOf = (badges: readonly { badge: BadgeName }[]) => badges.map(({ badge }) => badge);

/** Sends one act of the child that is signed in. Throws an `ApiError`. */
export async function sendAct(act: Act): Promise<ActAnswer> {
  const { key, at, lesson } = act;
  const sent = { key, at, lesson, sentAt: new Date().toISOString() };
  switch (act.kind) {
    case 'part': {
      const body = { ...sent, part: act.part };
      const { new_badges, ...standing } = await call('POST /rest/v1/progress', { body });
      return { kind: 'part', lesson: standing, newBadges: namesOf(new_badges) };
    }
    case 'quiz': {
      const body = { ...sent, answers: act.answers, language: act.language };
      const saved = await call('POST /rest/v1/quiz-results', { body });
      return { kind: 'quiz', saved, newBadges: namesOf(saved.new_badges) };
    }
    case 'time':
      await call('POST /rest/v1/progress/time', { body: { ...sent, seconds: act.seconds } });
      return { kind: 'time' };
  }
}
