import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { language, tsvector } from './columns.ts';

/** The entries of the catechism as a search finds them; put in from the content folder when the server starts. */
export const catechismEntries = pgTable(
  'catechism_entries',
  {
    language: language().notNull(),
    /** Its place in the order of the course, from 0. */
    place: integer('place').notNull(),
    lessonId: text('lesson_id').notNull(),
    entryId: text('entry_id').notNull(),
    /** Its words: A the question, B other ways to ask it, C what it says, D the rest. */
    words: tsvector('words').notNull(),
    /** The lexemes of its question, and of each other way to ask it. */
    ways: jsonb('ways').$type<string[][]>().notNull(),
    /** Which texts it was made of. */
    version: text('version').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.place] }),
    index('catechism_entries_words').using('gin', table.words),
  ],
);

/** Every word of the catechism, by which misspelled ones are known. */
export const catechismWords = pgTable(
  'catechism_words',
  {
    language: language().notNull(),
    word: text('word').notNull(),
    lexeme: text('lexeme').notNull(),
    /** How it sounds, by which a word is found that is written as it is heard. */
    sound: text('sound').notNull().default(''),
    /** How many entries have it. */
    entries: integer('entries').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.word] }),
    index('catechism_words_sound').on(table.language, table.sound),
    index('catechism_words_like').using('gin', table.word.op('gin_trgm_ops')),
  ],
);
