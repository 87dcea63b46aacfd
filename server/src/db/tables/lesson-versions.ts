import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { user } from './account.ts';
import { instant, language } from './columns.ts';

/**
 * What was published in place of a lesson's file, one row for each language and act, never changed: the newest is what
 * children read. A row without words means the file that came with the program.
 */
export const lessonVersions = pgTable(
  'lesson_versions',
  {
    id: uuid('id').primaryKey(),
    lessonId: text('lesson_id').notNull(),
    language: language().notNull(),
    publishedAt: instant('published_at').notNull(),
    adminId: text('admin_id').references(() => user.id, { onDelete: 'set null' }),
    /** Why, in the admin's words. */
    note: text('note').notNull(),
    /** The lesson as YAML; null for the file of the program. */
    source: text('source'),
    /** A hash of the program's file when this was published: by it is seen that a newer program brings another. */
    fileVersion: text('file_version').notNull(),
  },
  (table) => [
    index('lesson_versions_newest').on(table.lessonId, table.language, table.publishedAt, table.id),
    index('lesson_versions_admin_id').on(table.adminId),
  ],
);
