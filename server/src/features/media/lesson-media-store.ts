import type { PictureView } from '@pius/contracts/media.ts';
import type { Language } from '@pius/domain/language.ts';
import type { AltTexts } from '@pius/domain/media/alt-text.ts';
import { and, asc, count, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { lessonPictures, pictureCopies, pictures, recordings } from '../../db/tables/media.ts';

/** A picture of a lesson with what is known of it. */
export interface LessonPicture {
  id: string;
  picture: PictureView;
  language: Language | null;
  alt: AltTexts;
}

/** The pictures of a lesson in their order; with a language those shown in it. */
export async function picturesOfLesson(
  db: Queryable,
  lessonId: string,
  language?: Language,
): Promise<LessonPicture[]> {
  const shown = language
    ? or(isNull(lessonPictures.language), eq(lessonPictures.language, language))
    : undefined;
  return readPictures(db, and(eq(lessonPictures.lessonId, lessonId), shown));
}

/** One picture of a lesson by its id there. */
export async function findLessonPicture(db: Queryable, id: string): Promise<LessonPicture | null> {
  const [existing] = await readPictures(db, eq(lessonPictures.id, id));
  return existing ?? null;
}

async function readPictures(db: Queryable, where: SQL | undefined): Promise<LessonPicture[]> {
  const rows = await db
    .select({
      id: lessonPictures.id,
      language: lessonPictures.language,
      alt: lessonPictures.alt,
      picture: { id: pictures.id, width: pictures.width, height: pictures.height },
    })
    .from(lessonPictures)
    .innerJoin(pictures, eq(pictures.id, lessonPictures.pictureId))
    .where(where)
    .orderBy(asc(lessonPictures.place), asc(lessonPictures.id));
  const copies = await db
    .select({ id: pictureCopies.pictureId, width: pictureCopies.width })
    .from(pictureCopies)
    .where(
      inArray(
        pictureCopies.pictureId,
        rows.map(({ picture }) => picture.id),
      ),
    )
    .orderBy(asc(pictureCopies.width));
  return rows.map(({ picture, ...row }) => ({
    ...row,
    picture: {
      ...picture,
      widths: copies.filter(({ id }) => id === picture.id).map(({ width }) => width),
    },
  }));
}

/** The recordings of a lesson; with a language those in it. */
export function recordingsOfLesson(db: Queryable, lessonId: string, language?: Language) {
  return db
    .select()
    .from(recordings)
    .where(
      and(
        eq(recordings.lessonId, lessonId),
        language ? eq(recordings.language, language) : undefined,
      ),
    )
    .orderBy(asc(recordings.part), asc(recordings.language));
}

/** How many pictures and recordings each lesson has that has any. */
export async function countMedia(db: Queryable) {
  const results = new Map<string, { lesson: string; pictures: number; recordings: number }>();
  const of = (lesson: string) => {
    const known = results.get(lesson) ?? { lesson, pictures: 0, recordings: 0 };
    results.set(lesson, known);
    return known;
  };
  const counted = { all: count() };
  for (const row of await db
    .select({ lesson: lessonPictures.lessonId, ...counted })
    .from(lessonPictures)
    .groupBy(lessonPictures.lessonId)) {
    of(row.lesson).pictures = row.all;
  }
  for (const row of await db
    .select({ lesson: recordings.lessonId, ...counted })
    .from(recordings)
    .groupBy(recordings.lessonId)) {
    of(row.lesson).recordings = row.all;
  }
  return [...results.values()];
}
