import type { BoxedQuestion } from '@pius/contracts/question-box.ts';
import type { Language } from '@pius/domain/language.ts';
import { storedSince } from '@pius/domain/retention.ts';
import { and, desc, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import { profiles } from '../../db/tables/account.ts';
import { chatMessages } from '../../db/tables/chat.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { TaughtEntry } from '../course/catechism-entries.ts';
import { findEntries } from '../course/search-catechism.ts';

/** So many questions are shown, and so many entries with each. */
const most = { questions: 100, entries: 3 } as const;

/** For so many questions one process remembers what was found. */
const mostCached = 5000;
/**
 * What was found for kept questions, by their ids: however often a box is opened, each is searched
 * for once.
 * @see docs/requirements.md#r-bounded-work
 */
const cached = new WeakMap<AppContext['content'], Map<string, readonly TaughtEntry[]>>();

/**
 * Puts a question of a child's own into its parent's box; once, however often. Throws 404 where the
 * child has no such question.
 */
export async function saveForParent(
  { db }: Pick<AppContext, 'db'>,
  childId: string,
  id: string,
  now: Date,
): Promise<void> {
  const saved = await db
    .update(chatMessages)
    .set({ boxedAt: sql`coalesce(${chatMessages.boxedAt}, ${now.toISOString()}::timestamptz)` })
    .where(
      and(
        eq(chatMessages.id, id),
        eq(chatMessages.userId, childId),
        gte(chatMessages.askedAt, storedSince('chat', now)),
      ),
    )
    .returning({ id: chatMessages.id });
  if (saved.length === 0) throw new AppError('not_found');
}

/**
 * The questions that a parent's own children kept, those that wait first, with what helps to answer
 * them.
 */
export async function questionBoxOf(
  ctx: AppContext,
  parentId: string,
  language: Language,
  now: Date,
): Promise<BoxedQuestion[]> {
  const rows = await ctx.db
    .select({ message: chatMessages, child: profiles.fullName })
    .from(chatMessages)
    .innerJoin(profiles, eq(profiles.id, chatMessages.userId))
    .where(
      and(
        eq(profiles.parentId, parentId),
        isNotNull(chatMessages.boxedAt),
        gte(chatMessages.askedAt, storedSince('chat', now)),
      ),
    )
    .orderBy(
      sql`${chatMessages.talkedAt} is not null`,
      desc(chatMessages.boxedAt),
      desc(chatMessages.id),
    )
    .limit(most.questions);
  const questions: BoxedQuestion[] = [];
  for (const { message, child } of rows) {
    const help = await helpWith(ctx, message, language);
    questions.push({
      id: message.id,
      child_id: message.userId,
      child_name: child,
      language: message.language,
      question: message.question,
      kept_at: (message.boxedAt ?? message.askedAt).toISOString(),
      done_at: message.talkedAt?.toISOString() ?? null,
      ...help,
    });
  }
  return questions;
}

/**
 * The nearest entries in the reader's language, found by the language it was asked in, and how to
 * answer.
 */
async function helpWith(ctx: AppContext, quizQuestion: BoxedQuestionRow, language: Language) {
  const nearestEntries = await entriesNear(ctx, quizQuestion);
  const lessons = nearestEntries.map((entry) => ({
    entry,
    lesson: ctx.content.lesson(entry.lesson, language),
  }));
  const entries = lessons.flatMap(({ entry, lesson }) => {
    const here = lesson?.teaching.find(({ id }) => id === entry.id);
    if (!here || !lesson) return [];
    const { id, question: words, answer, simply } = here;
    return [
      { id, lesson: entry.lesson, lesson_title: lesson.title, question: words, answer, simply },
    ];
  });
  const nearest = lessons[0];
  const help = nearest?.lesson?.forGrownUps;
  return {
    entries,
    how_to_answer:
      nearest?.lesson && help
        ? {
            lesson: nearest.entry.lesson,
            lesson_title: nearest.lesson.title,
            meaning: help.meaning,
            often_misunderstood: help.oftenMisunderstood,
            at_home: help.atHome,
          }
        : null,
  };
}

type BoxedQuestionRow = Pick<typeof chatMessages.$inferSelect, 'id' | 'question' | 'language'>;

async function entriesNear(
  ctx: AppContext,
  { id, question, language }: BoxedQuestionRow,
): Promise<readonly TaughtEntry[]> {
  const known = cached.get(ctx.content) ?? new Map<string, readonly TaughtEntry[]>();
  cached.set(ctx.content, known);
  const before = known.get(id);
  if (before) return before;
  const { entries } = await findEntries(ctx, question, language, most.entries);
  for (const oldest of known.keys()) {
    if (known.size < mostCached) break;
    known.delete(oldest);
  }
  known.set(id, entries);
  return entries;
}

/**
 * Marks a kept question of an own child as talked about, or as waiting again. Throws 404 for any
 * other.
 */
export async function markTalked(
  { db }: Pick<AppContext, 'db'>,
  parentId: string,
  id: string,
  talkedAt: Date | null,
) {
  const marked = await db
    .update(chatMessages)
    .set({ talkedAt })
    .where(
      and(
        eq(chatMessages.id, id),
        isNotNull(chatMessages.boxedAt),
        sql`exists (select 1 from ${profiles} where ${profiles.id} = ${chatMessages.userId} and ${profiles.parentId} = ${parentId})`,
      ),
    )
    .returning({ id: chatMessages.id });
  if (marked.length === 0) throw new AppError('not_found');
  return { done_at: talkedAt?.toISOString() ?? null };
}
