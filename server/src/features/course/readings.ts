import { lessonId } from '@pius/domain/course/ids.ts';
import { type Language, languages } from '@pius/domain/language.ts';
import { daysInMonth } from '@pius/domain/saints/feast-day.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import type { Queryable } from '../../db/database.ts';
import { readings } from '../../db/tables/course.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { recordAction } from '../admin/audit.ts';
import { lessonOf, saintOfDay, textVersion } from './find-text.ts';

type Kind = 'lesson' | 'saint';
/** A text that somebody of the Church can have read. */
export interface ReadText {
  kind: Kind;
  id: string;
  language: Language;
}
/** Who read a text, and on which day. */
export interface Reader {
  by: string;
  on: string;
}
type Row = typeof readings.$inferSelect;
/** What the desk recorded of a text in one of its languages. */
export type RecordedReading = Pick<Row, 'language' | 'readBy' | 'readOn' | 'textVersion'>;

function textOf(ctx: AppContext, { kind, id, language }: ReadText) {
  return kind === 'lesson' ? lessonOf(ctx, id, language) : saintOfDay(ctx, id, language);
}

/**
 * Who has read a text as it stands, by what the desk recorded or else the content folder; null for
 * nobody, or no text. Input: what was recorded of it in any language, where that is known already.
 */
export async function readerOf(
  ctx: AppContext,
  text: ReadText,
  recorded?: readonly RecordedReading[],
): Promise<Reader | null> {
  const result = recorded ?? (await rowsOf(ctx.db, text.kind, [text.id]));
  return reviewStatus(ctx, text, result).reader;
}

function rowsOf(db: Queryable, kind: Kind, ids: string[]): Promise<Row[]> {
  return db
    .select()
    .from(readings)
    .where(and(eq(readings.kind, kind), inArray(readings.textId, ids)));
}

/**
 * How the reading of a text stands. A reading counts for the very words that were read
 * (docs/authoring.md).
 */
function reviewStatus(ctx: AppContext, text: ReadText, rows: readonly RecordedReading[]) {
  const match = textOf(ctx, text);
  const row = rows.find(({ language }) => language === text.language);
  const status = match?.status;
  const inFile = status?.reading === 'done' ? { by: status.by, on: status.on } : null;
  const stands = match !== null && row?.textVersion === textVersion(match);
  const recorded = row && stands ? { by: row.readBy, on: row.readOn } : null;
  return {
    reader: recorded ?? inFile,
    changed: row !== undefined && !stands,
    in_file: recorded === null && inFile !== null,
  };
}

/**
 * Every lesson, or the saints of one month, with who has read each in each language; titles in one.
 */
export async function listReadings(
  ctx: AppContext,
  { kind, month, language }: { kind: Kind; month: number; language: Language },
) {
  const texts = kind === 'lesson' ? lessonsOf(ctx, language) : saintsOf(ctx, month, language);
  const ids = texts.map(({ id }) => id);
  const rows = Map.groupBy(await rowsOf(ctx.db, kind, ids), ({ textId }) => textId);
  const inLanguages = (id: string) =>
    Object.fromEntries(
      languages.map((language) => [
        language,
        reviewStatus(ctx, { kind, id, language }, rows.get(id) ?? []),
      ]),
    ) as Record<Language, ReturnType<typeof reviewStatus>>;
  return {
    items: texts.map(({ id, title }) => ({ id, title, languages: inLanguages(id) })),
    next: null,
  };
}

function lessonsOf({ content }: AppContext, language: Language) {
  return content.course.modules.flatMap((module) =>
    module.lessons.map((lesson) => ({
      id: lessonId(module.number, lesson.number),
      title: lesson.title[language],
    })),
  );
}

function saintsOf(ctx: AppContext, month: number, language: Language) {
  const two = (number: number) => String(number).padStart(2, '0');
  return Array.from({ length: daysInMonth(month) }, (_, index) => {
    const id = `${two(month)}-${two(index + 1)}`;
    return { id, title: saintOfDay(ctx, id, language)?.name ?? id };
  });
}

/**
 * Records who has read a text as it stands. Throws `not_found`, `name_required`, and
 * `invalid_input` for a day to come.
 */
export async function recordReading(
  ctx: AppContext,
  adminId: string,
  text: ReadText,
  input: Reader,
  now: Date,
) {
  const result = textOf(ctx, text);
  if (!result) throw new AppError('not_found');
  const readBy = input.by.trim();
  if (readBy === '') throw new AppError('name_required', { fields: { by: 'name_required' } });
  // Where the day has begun first, it is tomorrow's by our clock.
  const tomorrow = new Date(now.getTime() + 14 * 60 * 60 * 1000).toISOString().slice(0, 10);
  if (input.on > tomorrow) throw new AppError('invalid_input', { fields: { on: 'invalid_input' } });
  const { kind, id: textId, language } = text;
  const read = { readBy, readOn: input.on, textVersion: textVersion(result), recordedAt: now };
  return change(ctx, adminId, { text, action: 'reading.recorded', now }, async (tx) => {
    await tx
      .insert(readings)
      .values({ kind, textId, language, ...read })
      .onConflictDoUpdate({
        target: [readings.kind, readings.textId, readings.language],
        set: read,
      });
  });
}

/** Takes back what was recorded. Throws `not_found` where nothing was. */
export async function removeReading(ctx: AppContext, adminId: string, text: ReadText, now: Date) {
  const { kind, id, language } = text;
  return change(ctx, adminId, { text, action: 'reading.removed', now }, async (tx) => {
    const gone = await tx
      .delete(readings)
      .where(and(eq(readings.kind, kind), eq(readings.textId, id), eq(readings.language, language)))
      .returning({ textId: readings.textId });
    if (gone.length === 0) throw new AppError('not_found');
  });
}

/**
 * Changes the reading of a text, with its line in the log.
 * @returns How it stands by then.
 */
async function change(
  ctx: AppContext,
  adminId: string,
  done: { text: ReadText; action: 'reading.recorded' | 'reading.removed'; now: Date },
  perform: (tx: Queryable) => Promise<void>,
) {
  const { text, action, now } = done;
  await ctx.db.transaction(async (tx) => {
    await perform(tx);
    const about = { subject: text.kind, subjectId: text.id, details: { language: text.language } };
    await recordAction(tx, adminId, { action, ...about }, now);
  });
  return reviewStatus(ctx, text, await rowsOf(ctx.db, text.kind, [text.id]));
}
