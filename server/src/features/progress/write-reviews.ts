import type { saveHeardReview, saveReview } from '@pius/contracts/reviews.ts';
import type { Language } from '@pius/domain/language.ts';
import { isReviewRight, reviewQuestion } from '@pius/domain/progress/review-question.ts';
import type { ReviewItem, ReviewOutcome } from '@pius/domain/progress/reviews.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { childOf, hearableChild, requireOpenOrBegun } from './policy.ts';
import { presentBadges } from './present.ts';
import { limitDay, once } from './received.ts';
import { foldDay, timeOf } from './record.ts';
import { insertReviewAnswer } from './review-store.ts';
import { hasBegun } from './store.ts';
import { type BodyOf, lessonOf, type Source } from './write-progress.ts';

/** Far more than five, and than a grown-up hears in an evening. */
const mostReviewsADay = 300;

/** Grades and keeps a child's answer to one question. Out: what became of it, and badges newly earned. */
export async function keepReview({ house, caller, now }: Source, body: BodyOf<typeof saveReview>) {
  const child = childOf(caller);
  const { module, question } = questionOf(house, body, body.language);
  return once(house, child.id, body, now, async ({ tx, at }) => {
    const begun = await hasBegun(tx, child.id, body.lesson);
    await requireOpenOrBegun(tx, caller, module, begun, now);
    const limit = { what: 'reviews', childId: child.id, count: mostReviewsADay };
    await limitDay(house, tx, limit, now);
    const time = timeOf(at, child.timeZone, now);
    const right = isReviewRight(question, body.value, body.language);
    const outcome: ReviewOutcome = right ? 'known' : 'missed';
    await insertReviewAnswer(tx, {
      childId: child.id,
      key: body.key,
      lessonId: body.lesson,
      item: body.item,
      value: body.value,
      language: body.language,
      outcome,
      day: time.day,
      answeredAt: at,
      receivedAt: now,
    });
    const newBadges = await foldDay(tx, { childId: child.id, ...time, now });
    const { lesson, item } = body;
    return { lesson, item, day: time.day, outcome, new_badges: presentBadges(newBadges) };
  });
}

/** Keeps what a grown-up heard of an own child. Out: what was kept, on which of the family's days. */
export async function keepHeardReview(
  { house, caller, now }: Source,
  body: BodyOf<typeof saveHeardReview>,
) {
  const child = await hearableChild(house, caller, body.child_id);
  questionOf(house, body, child.language);
  const { lesson, item, outcome } = body;
  return once(
    house,
    child.id,
    body,
    now,
    async ({ tx, at }) => {
      const limit = { what: 'reviews', childId: child.id, count: mostReviewsADay };
      await limitDay(house, tx, limit, now);
      const time = timeOf(at, child.timeZone, now);
      await insertReviewAnswer(tx, {
        childId: child.id,
        key: body.key,
        lessonId: lesson,
        item,
        outcome,
        day: time.day,
        answeredAt: at,
        receivedAt: now,
      });
      await foldDay(tx, { childId: child.id, ...time, now });
      return { lesson, item, day: time.day, outcome };
    },
    'grown-up',
  );
}

function questionOf(house: House, asked: ReviewItem, language: Language) {
  const { module, lesson } = lessonOf(house, asked.lesson, language);
  const question = reviewQuestion(lesson, asked);
  if (!question) throw new AppError('invalid_input', { fields: { item: 'invalid_input' } });
  return { module, question };
}
