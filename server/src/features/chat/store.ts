import { randomUUID } from 'node:crypto';
import type { AnswerDone } from '@pius/contracts/chat.ts';
import type { Language } from '@pius/domain/language.ts';
import { and, desc, eq, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { chatDays, chatMessages } from '../../db/tables/chat.ts';
import type { KnownAccount } from '../../platform/sign-in/account-of-user.ts';

/** A question of a child or adult with the answer it got. */
export interface Exchange extends Omit<AnswerDone, 'help'> {
  question: string;
  answer: string;
  language: Language;
}

/** Somebody's day of questions. */
export interface ChatDay {
  account: KnownAccount;
  /** The day in the family's time zone. */
  day: string;
  limit: number;
}

/** How many questions somebody has asked on a day. */
export async function countQuestions(db: Queryable, userId: string, day: string): Promise<number> {
  const [row] = await db
    .select({ questions: chatDays.questions })
    .from(chatDays)
    .where(and(eq(chatDays.userId, userId), eq(chatDays.day, day)));
  return row?.questions ?? 0;
}

/**
 * Counts one question more, on all devices together.
 * @returns How many there are with it; null, and nothing counted, past the limit.
 */
export async function countQuestion(
  db: Queryable,
  { account, day, limit }: ChatDay,
): Promise<number | null> {
  const [row] = await db
    .insert(chatDays)
    .values({ userId: account.id, day, questions: 1 })
    .onConflictDoUpdate({
      target: [chatDays.userId, chatDays.day],
      set: { questions: sql`${chatDays.questions} + 1` },
      setWhere: lt(chatDays.questions, limit),
    })
    .returning({ questions: chatDays.questions });
  return row?.questions ?? null;
}

/**
 * Keeps an exchange.
 * @returns Its id.
 */
export async function saveExchange(
  db: Queryable,
  userId: string,
  { question, answer, language, source, citations }: Exchange,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await db
    .insert(chatMessages)
    .values({ id, userId, askedAt: now, language, question, answer, source, citations });
  return id;
}

/**
 * The exchanges of somebody, newest first; `after` is the id of the last one seen. One more than
 * asked for tells that there are more.
 */
export async function listExchanges(
  db: Queryable,
  userId: string,
  { after, since, most }: { after: string | undefined; since: Date; most: number },
) {
  const last = after === undefined ? null : await findExchange(db, userId, after);
  if (after !== undefined && !last) return null;
  return db
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.userId, userId),
        sql`${chatMessages.askedAt} >= ${since.toISOString()}::timestamptz`,
        last
          ? or(
              lt(chatMessages.askedAt, last.askedAt),
              and(eq(chatMessages.askedAt, last.askedAt), lt(chatMessages.id, last.id)),
            )
          : undefined,
      ),
    )
    .orderBy(desc(chatMessages.askedAt), desc(chatMessages.id))
    .limit(most + 1);
}

async function findExchange(db: Queryable, userId: string, id: string) {
  const [row] = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.id, id), eq(chatMessages.userId, userId)));
  return row ?? null;
}
