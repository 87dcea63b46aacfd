import { createHash } from 'node:crypto';
import type { reportMistake } from '@pius/contracts/mistake-reports.ts';
import { normaliseEmail } from '@pius/domain/account/login-name.ts';
import { parseLessonId } from '@pius/domain/course/ids.ts';
import type { Lesson } from '@pius/domain/course/lesson.ts';
import { checkReport } from '@pius/domain/course/mistake-report.ts';
import { and, desc, eq, lt, or } from 'drizzle-orm';
import type { z } from 'zod';
import { mistakeReports } from '../../db/tables/course.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Caller } from '../../platform/sign-in/caller.ts';

type Report = z.output<
  (typeof reportMistake)['request']['body']['content']['application/json']['schema']
>;

const day = 24 * 60 * 60;
/** All readers together: far more than mistakes are found, far less than would fill a disk. */
const mostADay = 500;
const pageSize = 50;

/**
 * Keeps a report of a mistake; one that was sent before is kept once. Throws 400 with the fields that are wrong, 404 for
 * a lesson or entry that there is none of, and 429 past 500 a day of all readers together.
 */
export async function keepReport(
  { house, caller, now }: { house: House; caller: Caller; now: Date },
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
  const lesson =
    parseLessonId(report.lesson) && house.content.lesson(report.lesson, report.language);
  if (!lesson) throw new AppError('lesson_not_found');
  if (report.entry !== undefined && !lesson.teaching.some(({ id }) => id === report.entry)) {
    throw new AppError('not_found');
  }
  await house.db.transaction(async (tx) => {
    const kept = await tx
      .insert(mistakeReports)
      .values({
        id: report.key,
        lessonId: report.lesson,
        entryId: report.entry ?? null,
        language: report.language,
        textVersion: textVersion(lesson),
        page: report.page,
        message: report.message.trim(),
        sender: caller.viewer,
        userId: caller.account?.id ?? null,
        email: email || null,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: mistakeReports.id });
    if (kept.length === 0) return;
    const window = { count: mostADay, seconds: day };
    const wait = await house.limiter.shared('mistake reports of a day', window, now, tx);
    if (wait > 0) throw new AppError('too_many_requests', { retryAfter: wait });
  });
}

/** By what the words of a lesson are told from earlier and later ones. */
function textVersion(lesson: Lesson): string {
  return createHash('sha256').update(JSON.stringify(lesson)).digest('hex').slice(0, 12);
}

/** Reports, newest first; `after` is the id of the last one seen. A page of them, and where the next begins. */
export async function listReports({ db }: Pick<House, 'db'>, after: string | undefined) {
  const last = after === undefined ? null : await findReport(db, after);
  if (after !== undefined && !last) throw new AppError('not_found');
  const rows = await db
    .select()
    .from(mistakeReports)
    .where(
      last
        ? or(
            lt(mistakeReports.createdAt, last.createdAt),
            and(eq(mistakeReports.createdAt, last.createdAt), lt(mistakeReports.id, last.id)),
          )
        : undefined,
    )
    .orderBy(desc(mistakeReports.createdAt), desc(mistakeReports.id))
    .limit(pageSize + 1);
  const shown = rows.slice(0, pageSize);
  return {
    items: shown.map(presentReport),
    next: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  };
}

async function findReport(db: House['db'], id: string) {
  const [row] = await db.select().from(mistakeReports).where(eq(mistakeReports.id, id));
  return row ?? null;
}

function presentReport(row: typeof mistakeReports.$inferSelect) {
  return {
    id: row.id,
    lesson: row.lessonId,
    entry: row.entryId,
    language: row.language,
    text_version: row.textVersion,
    page: row.page,
    message: row.message,
    from: row.sender,
    user_id: row.userId,
    email: row.email,
    created_at: row.createdAt.toISOString(),
  };
}
