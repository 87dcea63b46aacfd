import { passPercentage } from '@pius/domain/progress/parts.ts';
import type { ReviewAnswer } from '@pius/domain/progress/reviews.ts';
import { and, asc, eq, gte, min } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { quizResults, reviewAnswers } from '../../db/tables/progress.ts';

/** Keeps what became of a question. */
export async function insertReviewAnswer(
  tx: Queryable,
  row: typeof reviewAnswers.$inferInsert,
): Promise<void> {
  await tx.insert(reviewAnswers).values(row);
}

/** All that became of a child's questions, first answered first. */
export function listReviewAnswers(db: Queryable, childId: string): Promise<ReviewAnswer[]> {
  return db
    .select({
      lesson: reviewAnswers.lessonId,
      item: reviewAnswers.item,
      day: reviewAnswers.day,
      outcome: reviewAnswers.outcome,
    })
    .from(reviewAnswers)
    .where(eq(reviewAnswers.childId, childId))
    .orderBy(asc(reviewAnswers.answeredAt), asc(reviewAnswers.receivedAt), asc(reviewAnswers.key));
}

/** The lessons a child has completed, and when: with the first quiz that was enough. */
export async function listCompletions(db: Queryable, childId: string) {
  const enough = and(eq(quizResults.childId, childId), gte(quizResults.percentage, passPercentage));
  const rows = await db
    .select({ lesson: quizResults.lessonId, at: min(quizResults.takenAt) })
    .from(quizResults)
    .where(enough)
    .groupBy(quizResults.lessonId)
    .orderBy(asc(quizResults.lessonId));
  return rows.flatMap(({ lesson, at }) => (at ? [{ lesson, at }] : []));
}
