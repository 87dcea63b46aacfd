import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { triviaRounds } from '../../db/tables/trivia.ts';

/** Keeps a graded round. */
export async function insertRound(
  tx: Queryable,
  round: typeof triviaRounds.$inferInsert,
): Promise<void> {
  await tx.insert(triviaRounds).values(round);
}

/** The round that counts for a date; null where the child has played none. */
export async function findCountedRound(db: Queryable, childId: string, day: string) {
  const [round] = await db
    .select({ score: triviaRounds.score, total: triviaRounds.total })
    .from(triviaRounds)
    .where(
      and(
        eq(triviaRounds.childId, childId),
        eq(triviaRounds.day, day),
        eq(triviaRounds.counted, true),
      ),
    );
  return round ?? null;
}
