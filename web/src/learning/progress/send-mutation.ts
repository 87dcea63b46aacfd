import type { LessonProgress } from '@pius/contracts/progress.ts';
import type { BadgeName } from '@pius/domain/progress/badges.ts';
import type { ReviewAnswer } from '@pius/domain/progress/reviews.ts';
import { type CallOutput, call } from '@/ui/api/call.ts';
import type { PendingMutation } from './mutations.ts';

/** A quiz the server has graded and kept. */
export type SavedQuiz = CallOutput<'POST /rest/v1/quiz-results'>;

/** A round of trivia the server has graded and kept. */
export type SavedRound = CallOutput<'POST /rest/v1/trivia-rounds'>;

/** What the server answers to an act, by its kind. */
export type MutationAnswer =
  | { kind: 'part'; lesson: LessonProgress; newBadges: BadgeName[] }
  | { kind: 'quiz'; saved: SavedQuiz; newBadges: BadgeName[] }
  | { kind: 'review'; review: ReviewAnswer; newBadges: BadgeName[] }
  | { kind: 'heard'; review: ReviewAnswer; newBadges: [] }
  | { kind: 'trivia'; round: SavedRound; newBadges: BadgeName[] }
  | { kind: 'time' };

const namesOf = (badges: readonly { badge: BadgeName }[]) => badges.map(({ badge }) => badge);

/** Sends one act of an account, in its own session and no other. Throws an `ApiError`. */
export async function sendMutation(mutation: PendingMutation, as: string): Promise<MutationAnswer> {
  const { key, at } = mutation;
  const head = { key, at, sentAt: new Date().toISOString() };
  if (mutation.kind === 'trivia') {
    const { day, language, answers } = mutation;
    const body = { ...head, day, language, answers };
    const round = await call('POST /rest/v1/trivia-rounds', { body, as });
    return { kind: 'trivia', round, newBadges: namesOf(round.new_badges) };
  }
  const sent = { ...head, lesson: mutation.lesson };
  switch (mutation.kind) {
    case 'part': {
      const body = { ...sent, part: mutation.part };
      const { new_badges, ...status } = await call('POST /rest/v1/progress', { body, as });
      return { kind: 'part', lesson: status, newBadges: namesOf(new_badges) };
    }
    case 'quiz': {
      const body = { ...sent, answers: mutation.answers, language: mutation.language };
      const saved = await call('POST /rest/v1/quiz-results', { body, as });
      return { kind: 'quiz', saved, newBadges: namesOf(saved.new_badges) };
    }
    case 'review': {
      const { item, value, language } = mutation;
      const body = { ...sent, item, value, language };
      const { new_badges, ...review } = await call('POST /rest/v1/reviews', { body, as });
      return { kind: 'review', review, newBadges: namesOf(new_badges) };
    }
    case 'heard': {
      const body = {
        ...sent,
        child_id: mutation.child,
        item: mutation.item,
        outcome: mutation.outcome,
      };
      return {
        kind: 'heard',
        review: await call('POST /rest/v1/reviews/heard', { body, as }),
        newBadges: [],
      };
    }
    case 'time':
      await call('POST /rest/v1/progress/time', {
        body: { ...sent, seconds: mutation.seconds },
        as,
      });
      return { kind: 'time' };
  }
}
