import type { Language } from '@pius/domain/language.ts';
import { localDay } from '@pius/domain/progress/local-day.ts';
import { reviewQuestion, rightWords } from '@pius/domain/progress/review-question.ts';
import { projectStreak } from '@pius/domain/progress/streak.ts';
import type { AppContext } from '../../../app-context.ts';
import type { WeekInEmail } from '../../../platform/mail/weekly-email.ts';
import { missedQuestions } from '../../progress/missed-questions.ts';
import { presentBadges } from '../../progress/present.ts';
import { listBadges, listBegunLessons, listDaysOfChildren } from '../../progress/store.ts';
import { listWeek } from './store.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** So many mistakes of a child an e-mail has room for. */
const mostMissed = 5;

type Child = { id: string; name: string; pausedAt: Date | null };
type Missed = WeekInEmail['missed'][number] & { name: string };
type Review = Awaited<ReturnType<typeof listWeek>>['reviews'][number];

interface WeekRequest<C extends Child> {
  children: readonly C[];
  timeZone: string;
  language: Language;
  /** The first and the last day of the week. */
  from: string;
  to: string;
  /** The family's day: up to it the days in a row are counted. */
  today: string;
}

/** What each child did in a week, in the order of the children; null for one that did nothing. */
export async function weeksOfChildren<C extends Child>(
  ctx: AppContext,
  { children, timeZone, language, from, to, today }: WeekRequest<C>,
): Promise<{ child: C; week: WeekInEmail | null }[]> {
  const { db } = ctx;
  const ids = children.map(({ id }) => id);
  // A day more on both sides, whatever zone the family is in.
  const since = new Date(Date.parse(`${from}T00:00:00Z`) - dayMs);
  const until = new Date(Date.parse(`${to}T00:00:00Z`) + 2 * dayMs);
  const [begun, active, badges, lately] = await Promise.all([
    listBegunLessons(db, ids),
    listDaysOfChildren(db, ids),
    listBadges(db, ids),
    listWeek(db, ids, { from, to, since, until }),
  ]);
  const isIn = (at: Date | null) => {
    const day = at && localDay(at, timeZone);
    return day !== null && day >= from && day <= to;
  };
  const weeks = [];
  for (const child of children) {
    const own = <T extends { childId: string }>(rows: readonly T[]) =>
      rows.filter(({ childId }) => childId === child.id);
    const days = own(active).map(({ day }) => day);
    if (!days.some((day) => day >= from && day <= to)) {
      weeks.push({ child, week: null });
      continue;
    }
    const quizzes = new Set(
      own(lately.quizzes).flatMap(({ lesson, at }) => (isIn(at) ? lesson : [])),
    );
    const reviews = own(lately.reviews);
    const missed = [
      ...(await missedInQuizzes(ctx, child.id, quizzes, language)),
      ...missedInReviews(ctx, reviews, language),
    ];
    const known = new Set<string>();
    const each = missed.filter(({ name }) => !known.has(name) && known.add(name));
    const seconds = own(lately.spent).reduce((sum, one) => sum + one.seconds, 0);
    weeks.push({
      child,
      week: {
        name: child.name,
        lessons: own(begun)
          .filter(({ completedAt }) => isIn(completedAt))
          .flatMap(({ lessonId }) => ctx.content.lesson(lessonId, language)?.title ?? []),
        minutes: Math.round(seconds / 60),
        reviews: reviews.length,
        badges: presentBadges(own(badges).filter(({ earnedAt }) => isIn(earnedAt))).map(
          ({ badge }) => badge,
        ),
        streak: projectStreak(days, today).current,
        missed: each.slice(0, mostMissed).map(({ name: _, ...said }) => said),
        more: each.length > mostMissed,
      },
    });
  }
  return weeks;
}

/** What was wrong at the last try of each quiz that was taken in the week. */
async function missedInQuizzes(
  ctx: AppContext,
  childId: string,
  lessons: ReadonlySet<string>,
  language: Language,
): Promise<Missed[]> {
  const all: Missed[] = [];
  for (const lesson of lessons) {
    if (!ctx.content.lesson(lesson, language)) continue;
    const { missed } = await missedQuestions(ctx, childId, lesson, language);
    for (const { id, question, expected, why } of missed) {
      all.push({ name: `${lesson} quiz:${id}`, question, answer: expected, say: why });
    }
  }
  return all;
}

/** What was not known in the reviews of the week, unless it was known later in it. */
function missedInReviews(
  ctx: AppContext,
  reviews: readonly Review[],
  language: Language,
): Missed[] {
  const last = new Map(reviews.map((review) => [`${review.lesson} ${review.item}`, review]));
  return [...last].flatMap(([name, { lesson, item, outcome }]) => {
    const words = ctx.content.lesson(lesson, language);
    const quizQuestion = outcome === 'missed' && words && reviewQuestion(words, { lesson, item });
    if (!quizQuestion) return [];
    const question =
      quizQuestion.kind === 'true-false' ? quizQuestion.statement : quizQuestion.question;
    const answer =
      quizQuestion.kind === 'true-false' ? quizQuestion.answer : (rightWords(quizQuestion) ?? '');
    return [{ name, question, answer, say: quizQuestion.why }];
  });
}
