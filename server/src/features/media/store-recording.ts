import { randomUUID } from 'node:crypto';
import { parseLessonId } from '@pius/domain/course/ids.ts';
import { type Language, languages } from '@pius/domain/language.ts';
import { isPartOf } from '@pius/domain/media/recorded-part.ts';
import { and, eq } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import { recordings } from '../../db/tables/media.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { recordAction } from '../admin/audit.ts';
import type { Editing } from './change-pictures.ts';
import { storeFile, whileNothingIsTidied } from './store-file.ts';
import { writeRecording } from './write-recording.ts';

/** What a recording is of. */
export interface RecordedOf {
  lesson: string;
  language: Language;
  part: string;
}

/** Throws 404 for a lesson or a part of it that there is none of in this language. */
export function requirePart(
  { content }: Pick<AppContext, 'content'>,
  { lesson, language, part }: RecordedOf,
): void {
  const words = parseLessonId(lesson) && content.lesson(lesson, language);
  if (!words) throw new AppError('lesson_not_found');
  if (!isPartOf(words, part)) throw new AppError('not_found');
}

/**
 * Keeps the recording of a part of a lesson, in place of the one it has. Throws as `requirePart`
 * and `writeRecording`.
 */
export async function storeRecording(
  { ctx, adminId, now }: Editing,
  of: RecordedOf,
  bytes: Buffer,
) {
  const { lesson, language, part } = of;
  const sound = writeRecording(bytes);
  return whileNothingIsTidied(ctx.db, async (tx) => {
    const file = await storeFile({ tx, files: ctx.files }, sound.bytes, now);
    const same = and(
      eq(recordings.lessonId, lesson),
      eq(recordings.language, language),
      eq(recordings.part, part),
    );
    // Another sound has another address, so that nobody hears the one of before out of a cache.
    await tx.delete(recordings).where(same);
    const [row] = await tx
      .insert(recordings)
      .values({
        id: randomUUID(),
        lessonId: lesson,
        language,
        part,
        file,
        bytes: sound.bytes.byteLength,
        milliseconds: sound.milliseconds,
        storedAt: now,
      })
      .returning();
    if (!row) throw new Error('a recording was not kept');
    const details = { language };
    const action = { action: 'recording.added', subject: 'lesson', subjectId: lesson } as const;
    await recordAction(tx, adminId, { ...action, details }, now);
    return row;
  });
}

/** Takes a recording out of its lesson. Throws 404 where there is none. */
export async function removeRecordingOf({ ctx, adminId, now }: Editing, id: string) {
  await ctx.db.transaction(async (tx) => {
    const [existing] = await tx
      .delete(recordings)
      .where(eq(recordings.id, id))
      .returning({ lesson: recordings.lessonId, language: recordings.language });
    if (!existing) throw new AppError('not_found');
    const details = { language: existing.language };
    const action = { action: 'recording.removed', subjectId: existing.lesson } as const;
    await recordAction(tx, adminId, { ...action, subject: 'lesson', details }, now);
  });
}

/**
 * What of a lesson can be recorded, with the words that each part begins with, by language; ''
 * where it is not written.
 */
export function partsWithTitles({ content }: Pick<AppContext, 'content'>, lesson: string) {
  const titles = new Map<string, Record<Language, string>>();
  for (const language of languages) {
    const words = content.lesson(lesson, language);
    if (!words) continue;
    const add = (part: string, title: string) => {
      const known = titles.get(part) ?? { en: '', fr: '', 'pt-BR': '' };
      titles.set(part, { ...known, [language]: title });
    };
    add('story', words.story.title);
    for (const { id, question } of words.teaching) add(`teaching:${id}`, question);
    add('vocabulary', words.vocabulary.map(({ term }) => term).join(', '));
  }
  return [...titles].map(([part, title]) => ({ part, title }));
}
