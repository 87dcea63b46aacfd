import { languages } from '@pius/domain/language.ts';
import type { AltTexts } from '@pius/domain/media/alt-text.ts';
import { pictureUsers } from '@pius/domain/media/picture-users.ts';
import { index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { instant, language } from './columns.ts';

/**
 * The uploaded files that are in use, under the hash of what is in them; the bytes lie in
 * `ctx.files`.
 */
export const storedFiles = pgTable('stored_files', {
  name: text('name').primaryKey(),
  bytes: integer('bytes').notNull(),
  /** When it was put there last. */
  storedAt: instant('stored_at').notNull(),
});

/**
 * Pictures, written again from what was uploaded. One never changes: another picture has another
 * id.
 */
export const pictures = pgTable('pictures', {
  id: text('id').primaryKey(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  storedAt: instant('stored_at').notNull(),
});

/** A picture in each of its widths. */
export const pictureCopies = pgTable(
  'picture_copies',
  {
    pictureId: text('picture_id')
      .notNull()
      .references(() => pictures.id, { onDelete: 'cascade' }),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    file: text('file')
      .notNull()
      .references(() => storedFiles.name),
  },
  (table) => [
    primaryKey({ columns: [table.pictureId, table.width] }),
    index('picture_copies_file').on(table.file),
  ],
);

/** What beside a lesson shows a picture; one that nothing shows is gone after a day. */
export const pictureUses = pgTable(
  'picture_uses',
  {
    pictureId: text('picture_id')
      .notNull()
      .references(() => pictures.id),
    usedBy: text('used_by', { enum: pictureUsers }).notNull(),
    /** The id of what shows it. */
    of: text('of').notNull(),
  },
  (table) => [primaryKey({ columns: [table.pictureId, table.usedBy, table.of] })],
);

/** The pictures of a lesson, in their order: the first stands above its story. */
export const lessonPictures = pgTable(
  'lesson_pictures',
  {
    id: text('id').primaryKey(),
    lessonId: text('lesson_id').notNull(),
    pictureId: text('picture_id')
      .notNull()
      .references(() => pictures.id),
    /** The one language it is shown in; null for all. */
    language: text('language', { enum: languages }),
    /** What it shows, by language. */
    alt: jsonb('alt').$type<AltTexts>().notNull(),
    place: integer('place').notNull(),
  },
  (table) => [
    index('lesson_pictures_lesson').on(table.lessonId, table.place),
    index('lesson_pictures_picture').on(table.pictureId),
  ],
);

/**
 * Recordings of parts of a lesson, read aloud in place of the device's voice. One never changes.
 */
export const recordings = pgTable(
  'recordings',
  {
    id: text('id').primaryKey(),
    lessonId: text('lesson_id').notNull(),
    language: language().notNull(),
    /** As `recordedParts` names it. */
    part: text('part').notNull(),
    file: text('file')
      .notNull()
      .references(() => storedFiles.name),
    bytes: integer('bytes').notNull(),
    milliseconds: integer('milliseconds').notNull(),
    storedAt: instant('stored_at').notNull(),
  },
  (table) => [
    unique('recordings_one_of_each').on(table.lessonId, table.language, table.part),
    index('recordings_file').on(table.file),
  ],
);
