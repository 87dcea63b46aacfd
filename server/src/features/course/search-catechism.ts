import {
  answers,
  type RankedEntry,
  rankEntries,
  wordingLike,
} from '@pius/domain/course/rank-entries.ts';
import { type SearchTerm, searchable, searchTerms } from '@pius/domain/course/search-words.ts';
import { soundOf } from '@pius/domain/course/sound.ts';
import { meantWord, shortestMeant } from '@pius/domain/course/spelling.ts';
import type { Language } from '@pius/domain/language.ts';
import { sql } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import type { Queryable } from '../../db/database.ts';
import { catechismEntriesOf, type TaughtEntry } from './catechism-entries.ts';
import { configurations } from './load-catechism.ts';

/** What a search found: entries, best first, and whether the best one answers what was asked. */
export interface SearchResult {
  entries: TaughtEntry[];
  /** How many of them are about as near as the first. */
  near: number;
  answers: boolean;
}

/** What share of the best entry's score makes another as near. */
const asNear = 0.85;
/** As many parts of a question are looked for by themselves. */
const mostClauses = 3;

/**
 * Finds the entries of the catechism that are nearest to what somebody asked, in one language,
 * misspelled or not: the database's full text finds them, the rule of `rank-entries.ts` orders
 * them.
 */
export async function findEntries(
  ctx: Pick<AppContext, 'db' | 'content'>,
  question: string,
  language: Language,
  most: number,
): Promise<SearchResult> {
  const whole = await findFor(ctx, question, language, most);
  if (whole.answers) return whole;
  // "Hello, it rains today. Who is God?": what is said around a question may hide it.
  const clauses = question.split(/[.!?;:,…]+/u).filter((clause) => clause.trim().includes(' '));
  for (const clause of clauses.length > 1 ? clauses.slice(-mostClauses).toReversed() : []) {
    const result = await findFor(ctx, clause, language, most);
    if (result.answers) return result;
  }
  return whole;
}

async function findFor(
  { db, content }: Pick<AppContext, 'db' | 'content'>,
  question: string,
  language: Language,
  most: number,
): Promise<SearchResult> {
  const terms = searchTerms(question, language, content.search[language]);
  if (terms.length === 0) return { entries: [], near: 0, answers: false };
  const lexemes = await lexemesOf(db, terms, language);
  const known = lexemes.filter((term) => term.lexemes.length > 0 || !term.stop);
  const hits = await hitsOf(db, known, language);
  const all = catechismEntriesOf(content, language);
  const weighed = known.map((term, index) => ({
    lexemes: term.lexemes,
    entries: hits.filter(({ ranks }) => (ranks[index] ?? 0) > 0).length,
  }));
  const typed = searchable(question, language);
  const ranked = rankEntries(weighed, hits, all.length, (place) =>
    Math.max(0, ...(all[place]?.wordings.map((wording) => wordingLike(typed, wording)) ?? [])),
  );
  const shown = ranked.slice(0, most);
  const near = shown.filter(({ score }) => score >= asNear * (ranked[0]?.score ?? 0)).length;
  const entries = shown.flatMap(({ place }: RankedEntry) => all[place] ?? []);
  return {
    entries,
    near,
    answers: answers(
      ranked,
      terms.some(({ topic }) => topic),
    ),
  };
}

interface TermLexemes {
  lexemes: string[];
  /** A word such as "the", which says nothing. */
  stop: boolean;
}

interface WordRow extends Record<string, unknown> {
  form: string;
  /** Its own lexeme; null for a word such as "the". */
  own: string | null;
  /** Words of the catechism that resemble it; none where it is one itself. */
  alike: { word: string; lexeme: string; entries: number }[] | null;
  here: boolean;
}

/** The lexemes of each term: its words' own, or those of the words that were meant. */
async function lexemesOf(
  db: Queryable,
  terms: readonly SearchTerm[],
  language: Language,
): Promise<TermLexemes[]> {
  const forms = [...new Set(terms.flatMap((term) => term.forms))];
  const { rows } = await db.execute<WordRow>(sql`
    select form, own, here, case when here or own is null then null else (
      select jsonb_agg(jsonb_build_object('word', word, 'lexeme', lexeme, 'entries', entries))
      from (
        select word, lexeme, entries from catechism_words
        where language = ${language} and (word % form or catechism_words.sound = asked.sound)
        order by catechism_words.sound = asked.sound desc, similarity(word, form) desc limit 8
      ) as nearest
    ) end as alike
    from unnest(${sql.param(forms)}::text[], ${sql.param(forms.map((form) => soundOf(form, language)))}::text[])
        as asked(form, sound),
      lateral (select (tsvector_to_array(to_tsvector(${configurations[language]}::regconfig, form)))[1] as own) as stem,
      lateral (select exists (select 1 from catechism_words w where w.language = ${language} and (w.word = form or w.lexeme = own)) as here) as known`);
  const byForm = new Map(rows.map((row) => [row.form, row]));
  return terms.map((term) => {
    const results = term.forms.flatMap((form) => {
      const row = byForm.get(form);
      return row ? [row] : [];
    });
    const lexemes = results.flatMap((row) => lexemeOf(row, language));
    return { lexemes: [...new Set(lexemes)], stop: results.every(({ own }) => own === null) };
  });
}

function lexemeOf({ form, own, here, alike }: WordRow, language: Language): string[] {
  if (own === null) return [];
  if (here || form.length < shortestMeant) return [own];
  const received = soundOf(form, language);
  const meant = meantWord(form, alike ?? [], (word) => soundOf(word, language) === received);
  const word = alike?.find((candidate) => candidate.word === meant);
  return word ? [word.lexeme] : [];
}

interface HitRow extends Record<string, unknown> {
  place: number;
  ranks: Record<string, number>;
  ways: string[][];
}

/**
 * How much each term counts in each entry that has one; the question's words more than what is said
 * of them.
 */
async function hitsOf(db: Queryable, terms: readonly TermLexemes[], language: Language) {
  const queries = terms.map(({ lexemes }) => lexemes.map(quoted).join(' | '));
  const { rows } = await db.execute<HitRow>(sql`
    select place, ways, jsonb_object_agg(number, ts_rank('{0.1, 0.25, 0.9, 1}', words, query)) as ranks
    from unnest(${sql.param(queries)}::tsquery[]) with ordinality as term(query, number)
    join catechism_entries on words @@ query
    where language = ${language}
    group by place, ways`);
  return rows.map(({ place, ranks, ways }) => ({
    place,
    ways,
    ranks: terms.map((_, index) => ranks[String(index + 1)] ?? 0),
  }));
}

function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;
}
