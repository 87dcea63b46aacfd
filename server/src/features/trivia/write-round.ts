import type { saveTriviaRound } from '@pius/contracts/trivia.ts';
import { dayNumber } from '@pius/domain/calendar-day.ts';
import { gradeRound, isOfItsDay } from '@pius/domain/trivia/round.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { withIdempotencyKey } from '../progress/idempotency.ts';
import { childOf } from '../progress/policy.ts';
import { presentBadges } from '../progress/present.ts';
import { recordDay, timeOf } from '../progress/record.ts';
import type { BodyOf, Source } from '../progress/write-progress.ts';
import { questionsOn, rightPlaces } from './bank.ts';
import { findCountedRound, insertRound } from './store.ts';

/** Far more than a child plays. */
const limit = { what: 'trivia', count: 100 };

/**
 * Grades and saves a round of trivia. It counts where its questions are those of its date, the date
 * is that of the day it was played on, and none counts for it yet; else it was practice. Either way
 * the day is a day of learning. Throws 400 where no such question is asked, or the date is none.
 */
export async function saveRound(
  { ctx, caller, now }: Omit<Source, 'access'>,
  body: BodyOf<typeof saveTriviaRound>,
) {
  const child = childOf(caller);
  const { day, language, answers } = body;
  if (dayNumber(day) === null) throw new AppError('invalid_input', { fields: faulty('day') });
  const ofDay = questionsOn(ctx, day, language).map(({ id }) => id);
  const answer = answers.map(({ id }) => id);
  // What a device kept may be of an earlier bank: it is graded as it was played, and does not count.
  const isOfDay = answer.every((id) => ofDay.includes(id));
  const right = rightPlaces(ctx, isOfDay ? ofDay : answer, language);
  if (answer.some((id) => !right.has(id))) {
    throw new AppError('invalid_input', { fields: faulty('answers') });
  }
  return withIdempotencyKey(ctx, { childId: child.id, body, now, limit }, async ({ tx, at }) => {
    const mutation = { childId: child.id, ...timeOf(at, child.timeZone, now) };
    const mayCount = isOfDay && isOfItsDay(day, mutation.day);
    const counted = mayCount && (await findCountedRound(tx, child.id, day)) === null;
    const { score, total, items } = gradeRound(right, answers);
    await insertRound(tx, {
      childId: child.id,
      key: body.key,
      day,
      language,
      answers,
      score,
      total,
      counted,
      playedDay: mutation.day,
      playedAt: at,
      receivedAt: now,
    });
    const newBadges = await recordDay(tx, mutation);
    return { day, score, total, counted, items, new_badges: presentBadges(newBadges) };
  });
}

const faulty = (field: string) => ({ [field]: 'invalid_input' as const });
