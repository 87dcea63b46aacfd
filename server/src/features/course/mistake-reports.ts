import type { reportMistake } from '@pius/contracts/mistake-reports.ts';
import { normaliseEmail } from '@pius/domain/account/login-name.ts';
import { checkReport } from '@pius/domain/course/mistake-report.ts';
import { and, desc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { mistakeReports } from '../../db/tables/course.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Caller } from '../../platform/sign-in/caller.ts';
import { recordAction } from '../admin/audit.ts';
import { lessonOf, saintOfDay, textVersion } from './find-text.ts';

/** By what a report names what was read. */
type Named = Pick<Report, 'lesson' | 'entry' | 'saint' | 'language'>;

type Report = z.output<
  (typeof reportMistake)['request']['body']['content']['application/json']['schema']
>;

const day = 24 * 60 * 60;
/** All readers together: far more than mistakes are found, far less than would fill a disk. */
const mostADay = 500;
const pageSize = 50;

/**
 * Keeps a report of a mistake; one that was sent before is kept once. Throws 400 with the fields
 * that are wrong, 404 for a lesson, entry or saint that there is none of, and 429 past 500 a day of
 * all readers together.
 */
export async function saveReport(
  { ctx, caller, now }: { ctx: AppContext; caller: Caller; now: Date },
  report: Report,
): Promise<void> {
  const fields = checkReport(report);
  const [first] = Object.values(fields);
  if (first) throw new AppError(first, { fields });
  const email = normaliseEmail(report.email ?? '');
  // Who is signed in is known by the account; above all no child is to give an address.
  if (email !== '' && caller.account) {
    throw new AppError('invalid_input', { fields: { email: 'invalid_input' } });
  }
  const text = textOf(ctx, report);
  await ctx.db.transaction(async (tx) => {
    const saved = await tx
      .insert(mistakeReports)
      .values({
        id: report.key,
        lessonId: report.lesson ?? null,
        entryId: report.entry ?? null,
        saintDay: report.saint ?? null,
        language: report.language,
        textVersion: textVersion(text),
        page: report.page,
        message: report.message.trim(),
        sender: caller.viewer,
        userId: caller.account?.id ?? null,
        email: email || null,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: mistakeReports.id });
    if (saved.length === 0) return;
    const window = { count: mostADay, seconds: day };
    const wait = await ctx.limiter.shared('mistake reports of a day', window, now, tx);
    if (wait > 0) throw new AppError('too_many_requests', { retryAfter: wait });
  });
}

/**
 * What was read: the lesson, a trivia question of it, or a saint. Throws where there is none, or
 * two are named.
 */
function textOf(ctx: AppContext, { lesson: id, entry, saint, language }: Named): object {
  if (id === undefined) {
    if (saint === undefined || entry !== undefined) throw new AppError('invalid_input');
    const result = saintOfDay(ctx, saint, language);
    if (!result) throw new AppError('saint_not_found');
    return result;
  }
  if (saint !== undefined) throw new AppError('invalid_input');
  const lesson = lessonOf(ctx, id, language);
  if (!lesson) throw new AppError('lesson_not_found');
  if (entry === undefined || lesson.teaching.some((each) => each.id === entry)) return lesson;
  const question = ctx.content.trivia(language).find((each) => each.id === entry);
  if (question?.lesson !== id) throw new AppError('not_found');
  return question;
}

/**
 * Reports, newest first; `after` is the id of the last one seen. A page of them, and where the next
 * begins.
 */
export async function listReports(
  ctx: AppContext,
  { state, after }: { state?: 'waiting' | 'handled'; after?: string },
) {
  const { db } = ctx;
  const last = after === undefined ? null : await findReport(db, after);
  if (after !== undefined && !last) throw new AppError('not_found');
  const rows = await db
    .select()
    .from(mistakeReports)
    .where(
      and(
        state === 'waiting' ? isNull(mistakeReports.handledAt) : undefined,
        state === 'handled' ? isNotNull(mistakeReports.handledAt) : undefined,
        last
          ? or(
              lt(mistakeReports.createdAt, last.createdAt),
              and(eq(mistakeReports.createdAt, last.createdAt), lt(mistakeReports.id, last.id)),
            )
          : undefined,
      ),
    )
    .orderBy(desc(mistakeReports.createdAt), desc(mistakeReports.id))
    .limit(pageSize + 1);
  const shown = rows.slice(0, pageSize);
  return {
    items: shown.map((row) => presentReport(ctx, row)),
    next: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  };
}

async function findReport(db: AppContext['db'], id: string) {
  const [row] = await db.select().from(mistakeReports).where(eq(mistakeReports.id, id));
  return row ?? null;
}

/** Marks a report as taken care of, or not. Throws 404 where there is none. */
export async function markReport(
  { db }: Pick<AppContext, 'db'>,
  adminId: string,
  { id, handled }: { id: string; handled: boolean },
  now: Date,
) {
  const handledAt = handled ? now : null;
  await db.transaction(async (tx) => {
    const marked = await tx
      .update(mistakeReports)
      .set({ handledAt })
      .where(eq(mistakeReports.id, id))
      .returning({ id: mistakeReports.id });
    if (marked.length === 0) throw new AppError('not_found');
    const action = handled ? 'mistake.handled' : 'mistake.reopened';
    await recordAction(tx, adminId, { action, subject: 'mistake-report', subjectId: id }, now);
  });
  return { handled_at: handledAt?.toISOString() ?? null };
}

/** Whether what a report was about reads differently by now; what is no more there does too. */
function hasChanged(ctx: AppContext, row: typeof mistakeReports.$inferSelect): boolean {
  const { lessonId: lesson, entryId: entry, saintDay: saint, language } = row;
  const named = { lesson: lesson ?? undefined, entry: entry ?? undefined };
  try {
    const text = textOf(ctx, { ...named, saint: saint ?? undefined, language });
    return textVersion(text) !== row.textVersion;
  } catch (error) {
    if (error instanceof AppError) return true;
    throw error;
  }
}

function presentReport(ctx: AppContext, row: typeof mistakeReports.$inferSelect) {
  return {
    id: row.id,
    lesson: row.lessonId,
    entry: row.entryId,
    saint: row.saintDay,
    language: row.language,
    text_version: row.textVersion,
    page: row.page,
    message: row.message,
    from: row.sender,
    user_id: row.userId,
    email: row.email,
    created_at: row.createdAt.toISOString(),
    handled_at: row.handledAt?.toISOString() ?? null,
    text_changed: hasChanged(ctx, row),
  };
}
