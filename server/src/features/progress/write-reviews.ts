import type { saveReview, sendOralReview } from '@pius/contracts/reviews.ts';
import type { Language } from '@pius/domain/language.ts';
import { isReviewRight, reviewQuestion } from '@pius/domain/progress/review-question.ts';
import type { ReviewItem, ReviewOutcome } from '@pius/domain/progress/reviews.ts';
import type { AppContext } from '../../app-context.ts';
import type { Queryable } from '../../db/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { withIdempotencyKey } from './idempotency.ts';
import { childForOralReview, childOf, requireOpenOrBegun } from './policy.ts';
import { presentBadges } from './present.ts';
import { recordDay, timeOf } from './record.ts';
import { insertReviewAnswer } from './review-store.ts';
import { type BodyOf, lessonOf, type Source } from './write-progress.ts';

/** Far more than five, and than a grown-up hears in an evening. */
const limit = { what: 'reviews', count: 300 };

type Answer = Omit<
  Parameters<typeof insertReviewAnswer>[1],
  'childId' | 'key' | 'day' | 'answeredAt' | 'receivedAt'
>;

/**
 * Grades and saves a child's answer to one question, and answers with what became of it and new
 * badges.
 */
export async function saveReviewAnswer(source: Source, body: BodyOf<typeof saveReview>) {
  const { ctx, caller, now } = source;
  const child = childOf(caller);
  const { lesson, item, language, value } = body;
  const { place, question } = questionOf(ctx, body, language);
  return withIdempotencyKey(ctx, { childId: child.id, body, now, limit }, async ({ tx, at }) => {
    await requireOpenOrBegun(tx, source, place);
    const outcome: ReviewOutcome = isReviewRight(question, value, language) ? 'known' : 'missed';
    const answer = { lessonId: lesson, item, value, language, outcome };
    const { day, newBadges } = await record(tx, child, { key: body.key, at, now, answer });
    return { lesson, item, day, outcome, new_badges: presentBadges(newBadges) };
  });
}

/**
 * Saves what a grown-up heard of an own child, and answers with it and its day, by the family's
 * calendar.
 */
export async function saveOralReview(
  { ctx, caller, now }: Omit<Source, 'access'>,
  body: BodyOf<typeof sendOralReview>,
) {
  const child = await childForOralReview(ctx, caller, body.child_id);
  questionOf(ctx, body, child.language);
  const { lesson, item, outcome } = body;
  const write = { childId: child.id, body, now, limit, device: 'grown-up' } as const;
  return withIdempotencyKey(ctx, write, async ({ tx, at }) => {
    const answer = { lessonId: lesson, item, outcome };
    const { day } = await record(tx, child, { key: body.key, at, now, answer });
    return { lesson, item, day, outcome };
  });
}

/** Records the outcome of a review, and what follows from it. */
async function record(
  tx: Queryable,
  child: { id: string; timeZone: string },
  { key, at, now, answer }: { key: string; at: Date; now: Date; answer: Answer },
) {
  const mutation = { childId: child.id, ...timeOf(at, child.timeZone, now) };
  const times = { day: mutation.day, answeredAt: at, receivedAt: now };
  await insertReviewAnswer(tx, { childId: child.id, key, ...answer, ...times });
  return { day: mutation.day, newBadges: await recordDay(tx, mutation) };
}

function questionOf(ctx: AppContext, request: ReviewItem, language: Language) {
  const place = lessonOf(ctx, request.lesson, language);
  const question = reviewQuestion(place.lesson, request);
  if (!question) throw new AppError('invalid_input', { fields: { item: 'invalid_input' } });
  return { place, question };
}
