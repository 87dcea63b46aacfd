import { createHash } from 'node:crypto';
import { searchable } from '@pius/domain/course/search-words.ts';
import { soundOf } from '@pius/domain/course/sound.ts';
import { type Language, languages } from '@pius/domain/language.ts';
import { eq, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/database.ts';
import { catechismEntries, catechismWords } from '../../db/tables/catechism.ts';
import type { Content } from '../../platform/content/content.ts';
import { catechismEntriesOf } from './catechism-entries.ts';

/** The full-text configuration of each language, as every PostgreSQL has it. */
export const configurations = { en: 'english', fr: 'french', 'pt-BR': 'portuguese' } as const;

/** Any number, as long as every process locks the same one while it loads. */
const loadLock = 190_319_109;
/** Changes with how texts are prepared here, so that a new version of the program loads again. */
const preparation = '2';

/**
 * Puts the catechism into the database where the search can find it, language by language, unless
 * the very same texts are there. Any number of processes may call it at once.
 */
export async function loadCatechism(db: Database, content: Content): Promise<void> {
  for (const language of languages) {
    const rows = preparedEntries(content, language);
    const version = createHash('sha256')
      .update(JSON.stringify([preparation, rows]))
      .digest('hex');
    if (await isLoaded(db, language, version, rows.length)) continue;
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${loadLock})`);
      if (await isLoaded(tx, language, version, rows.length)) return;
      await tx.delete(catechismEntries).where(eq(catechismEntries.language, language));
      await tx.delete(catechismWords).where(eq(catechismWords.language, language));
      await insertEntries(tx, language, rows, version);
      await insertWords(tx, language, rows);
    });
  }
}

interface PreparedEntry {
  place: number;
  lesson: string;
  id: string;
  /** The entry's words by how much they count. */
  question: string;
  asked: string[];
  body: string;
  rest: string;
}

function preparedEntries(content: Content, language: Language): PreparedEntry[] {
  const { asked: quizQuestion } = content.search[language];
  const plain = (text: string) => searchable(text, language);
  return catechismEntriesOf(content, language).map((entry, place) => ({
    place,
    lesson: entry.lesson,
    id: entry.id,
    question: plain(entry.question),
    asked: (quizQuestion[entry.id] ?? []).map(plain),
    body: plain(`${entry.answer} ${entry.simply}`),
    rest: plain(`${entry.note ?? ''} ${entry.lessonTitle}`),
  }));
}

async function isLoaded(db: Queryable, language: Language, version: string, count: number) {
  const rows = await db
    .select({ version: catechismEntries.version })
    .from(catechismEntries)
    .where(eq(catechismEntries.language, language));
  return rows.length === count && rows.every((row) => row.version === version);
}

async function insertEntries(
  tx: Queryable,
  language: Language,
  rows: PreparedEntry[],
  version: string,
): Promise<void> {
  const config = configurations[language];
  await tx.execute(sql`
    insert into catechism_entries (language, place, lesson_id, entry_id, words, ways, version)
    select ${language}, place, lesson, id,
      setweight(to_tsvector(${config}::regconfig, question), 'A')
        || setweight(to_tsvector(${config}::regconfig, array_to_string(asked, ' ')), 'B')
        || setweight(to_tsvector(${config}::regconfig, body), 'C')
        || setweight(to_tsvector(${config}::regconfig, rest), 'D'),
      (select jsonb_agg(tsvector_to_array(to_tsvector(${config}::regconfig, way)))
        from unnest(question || asked) as way),
      ${version}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as entry(place int, lesson text, id text, question text, asked text[], body text, rest text)`);
}

async function insertWords(
  tx: Queryable,
  language: Language,
  rows: PreparedEntry[],
): Promise<void> {
  const counts = new Map<string, number>();
  for (const { question, asked: quizQuestion, body, rest } of rows) {
    const words = new Set([question, ...quizQuestion, body, rest].join(' ').split(' '));
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  counts.delete('');
  const words = [...counts].map(([word, entries]) => ({
    word,
    entries,
    sound: soundOf(word, language),
  }));
  await tx.execute(sql`
    insert into catechism_words (language, word, lexeme, sound, entries)
    select ${language}, word, lexemes[1], sound, entries
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as given(word text, sound text, entries int),
      lateral tsvector_to_array(to_tsvector(${configurations[language]}::regconfig, word)) as lexemes
    where cardinality(lexemes) > 0`);
}
