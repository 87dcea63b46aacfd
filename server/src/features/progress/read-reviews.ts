import type { ChildReviews } from '@pius/contracts/reviews.ts';
import { decideModuleAccess } from '@pius/domain/account/module-access.ts';
import { parseLessonId } from '@pius/domain/course/ids.ts';
import type { Language } from '@pius/domain/language.ts';
import { localDay } from '@pius/domain/progress/local-day.ts';
import { reviewNames, reviewQuestion } from '@pius/domain/progress/review-question.ts';
import { reviewPool, reviewsAhead } from '@pius/domain/progress/reviews.ts';
import type { AppContext } from '../../app-context.ts';
import type { findProfile } from '../account/store.ts';
import { accessOfChild } from '../billing/store.ts';
import { listCompletions, listReviewAnswers } from './review-store.ts';

/**
 * The questions of a child's next days, in a language, with all that was answered of them and
 * today. Lessons that are locked for the child now, or not written in the language, are left out.
 * @see docs/requirements.md#r-reviews
 */
export async function reviewsOf(
  ctx: AppContext,
  child: NonNullable<Awaited<ReturnType<typeof findProfile>>>,
  language: Language,
  now: Date,
): Promise<ChildReviews> {
  const [completions, answers, access] = await Promise.all([
    listCompletions(ctx.db, child.id),
    listReviewAnswers(ctx.db, child.id),
    accessOfChild(ctx.db, child.id, now),
  ]);
  const lessons = completions.flatMap(({ lesson: id, at }) => {
    const module = parseLessonId(id)?.module;
    const words = ctx.content.lesson(id, language);
    if (module === undefined || words === null) return [];
    if (!decideModuleAccess({ viewer: 'child', module, ...access }).open) return [];
    return [{ id, since: localDay(at, child.timeZone), words, ...reviewNames(words) }];
  });
  const today = localDay(now, child.timeZone);
  const ahead = reviewsAhead(reviewPool(lessons, answers), answers, today);
  const saved = new Set(ahead.map(({ lesson, item }) => `${lesson} ${item}`));
  return {
    child_id: child.id,
    language,
    time_zone: child.timeZone,
    items: ahead.flatMap((taught) => {
      const words = lessons.find(({ id }) => id === taught.lesson)?.words;
      const question = words && reviewQuestion(words, taught);
      return question ? [{ ...question, since: taught.since, place: taught.place }] : [];
    }),
    answers: answers.filter(
      ({ lesson, item, day }) => day >= today || saved.has(`${lesson} ${item}`),
    ),
  };
}
