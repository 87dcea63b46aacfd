import type { LessonProgress } from '@pius/contracts/progress.ts';
import type { BadgeName } from '@pius/domain/progress/badges.ts';
import type { ReviewAnswer } from '@pius/domain/progress/reviews.ts';
import { type CallOutput, call } from '../api/call.ts';
import type { Act } from './acts.ts';

/** A quiz the server has graded and kept. */
export type SavedQuiz = CallOutput<'POST /rest/v1/quiz-results'>;

/** What the server answers to an act, by its kind. */
export type ActAnswer =
  | { kind: 'part'; lesson: LessonProgress; newBadges: BadgeName[] }
  | { kind: 'quiz'; saved: SavedQuiz; newBadges: BadgeName[] }
  | { kind: 'review'; review: ReviewAnswer; newBadges: BadgeName[] }
  | { kind: 'heard'; review: ReviewAnswer; newBadges: [] }
  | { kind: 'time' };

const namesOf = (badges: readonly { badge: BadgeName }[]) => badges.map(({ badge }) => badge);

/** Sends one act of whoever is signed in. Throws an `ApiError`. */
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
    case 'review': {
      const { item, value, language } = act;
      const body = { ...sent, item, value, language };
      const { new_badges, ...review } = await call('POST /rest/v1/reviews', { body });
      return { kind: 'review', review, newBadges: namesOf(new_badges) };
    }
    case 'heard': {
      const body = { ...sent, child_id: act.child, item: act.item, outcome: act.outcome };
      return {
        kind: 'heard',
        review: await call('POST /rest/v1/reviews/heard', { body }),
        newBadges: [],
      };
    }
    case 'time':
      await call('POST /rest/v1/progress/time', { body: { ...sent, seconds: act.seconds } });
      return { kind: 'time' };
  }
}
