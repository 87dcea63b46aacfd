import { randomUUID } from 'node:crypto';
import type { AuditAction } from '@pius/domain/admin/audit.ts';
import { parseLessonId } from '@pius/domain/course/ids.ts';
import type { Language } from '@pius/domain/language.ts';
import { type AltTexts, checkAlt } from '@pius/domain/media/alt-text.ts';
import { eq, max } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import type { Queryable } from '../../db/database.ts';
import { lessonPictures } from '../../db/tables/media.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { recordAction } from '../admin/audit.ts';
import { findLessonPicture, type LessonPicture } from './lesson-media-store.ts';
import { findPicture } from './store-picture.ts';

/** Who changes what a lesson shows, and when. */
export interface Editing {
  ctx: AppContext;
  adminId: string;
  now: Date;
}

/** What a picture of a lesson is: which one, where it is shown, and what it shows in words. */
interface PictureInput {
  picture: string;
  language: Language | null;
  alt: AltTexts;
}

/** Throws 404 for a lesson there is none of. */
export function requireLessonId(lesson: string): void {
  if (!parseLessonId(lesson)) throw new AppError('lesson_not_found');
}

/**
 * Puts a picture behind those that a lesson has. Throws 400 with the fields whose words are
 * missing, 404 for what there is none of.
 */
export async function addPicture(
  { ctx, adminId, now }: Editing,
  lesson: string,
  input: PictureInput,
): Promise<LessonPicture> {
  requireLessonId(lesson);
  const id = randomUUID();
  return ctx.db.transaction(async (tx) => {
    const values = await checked(tx, input);
    const [last] = await tx
      .select({ place: max(lessonPictures.place) })
      .from(lessonPictures)
      .where(eq(lessonPictures.lessonId, lesson));
    const place = (last?.place ?? 0) + 1;
    await tx.insert(lessonPictures).values({ id, lessonId: lesson, place, ...values });
    await note(tx, adminId, { action: 'lesson-picture.added', lesson }, now);
    return requirePicture(tx, id);
  });
}

/** Changes a picture of a lesson where it stands. Throws as `addPicture`. */
export async function changePicture(
  { ctx, adminId, now }: Editing,
  id: string,
  input: PictureInput,
): Promise<LessonPicture> {
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .update(lessonPictures)
      .set(await checked(tx, input))
      .where(eq(lessonPictures.id, id))
      .returning({ lesson: lessonPictures.lessonId });
    if (!row) throw new AppError('not_found');
    await note(tx, adminId, { action: 'lesson-picture.changed', lesson: row.lesson }, now);
    return requirePicture(tx, id);
  });
}

/**
 * Takes a picture out of its lesson; its files go when nothing else shows them. Throws 404 where
 * there is none.
 */
export async function removePicture({ ctx, adminId, now }: Editing, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .delete(lessonPictures)
      .where(eq(lessonPictures.id, id))
      .returning({ lesson: lessonPictures.lessonId });
    if (!row) throw new AppError('not_found');
    await note(tx, adminId, { action: 'lesson-picture.removed', lesson: row.lesson }, now);
  });
}

/**
 * Puts the pictures of a lesson in this order. Throws 400 unless it names all of them, each once.
 */
export async function orderPictures(
  { ctx, adminId, now }: Editing,
  lesson: string,
  ids: readonly string[],
): Promise<void> {
  requireLessonId(lesson);
  await ctx.db.transaction(async (tx) => {
    const known = await tx
      .select({ id: lessonPictures.id })
      .from(lessonPictures)
      .where(eq(lessonPictures.lessonId, lesson))
      .for('update');
    const requested = new Set(ids);
    const isWhole = ids.length === known.length && requested.size === ids.length;
    if (!isWhole || known.some(({ id }) => !requested.has(id))) throw new AppError('invalid_input');
    for (const [index, id] of ids.entries()) {
      await tx
        .update(lessonPictures)
        .set({ place: index + 1 })
        .where(eq(lessonPictures.id, id));
    }
    await note(tx, adminId, { action: 'lesson-pictures.ordered', lesson }, now);
  });
}

async function checked(tx: Queryable, { picture, language, alt }: PictureInput) {
  const fields = checkAlt(alt, language);
  const [first] = Object.values(fields);
  if (first) throw new AppError(first, { fields });
  if (!(await findPicture(tx, picture))) throw new AppError('not_found');
  const trimmed = { en: alt.en.trim(), fr: alt.fr.trim(), 'pt-BR': alt['pt-BR'].trim() };
  return { pictureId: picture, language, alt: trimmed };
}

function note(
  tx: Queryable,
  adminId: string,
  { action, lesson }: { action: AuditAction; lesson: string },
  now: Date,
): Promise<void> {
  return recordAction(tx, adminId, { action, subject: 'lesson', subjectId: lesson }, now);
}

async function requirePicture(tx: Queryable, id: string): Promise<LessonPicture> {
  const rows = await findLessonPicture(tx, id);
  if (!rows) throw new AppError('not_found');
  return rows;
}
