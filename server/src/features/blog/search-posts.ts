import { searchable } from '@pius/domain/course/search-words.ts';
import type { Language } from '@pius/domain/language.ts';
import { type SQL, sql } from 'drizzle-orm';
import { configurations } from '../course/load-catechism.ts';

/** As many words of what was typed are looked for. */
const mostWords = 12;

/**
 * The words of a post as the search keeps them, accents taken off: its title counts most, then its
 * summary.
 */
export function wordsOfPost(
  { title, summary, text }: { title: string; summary: string; text: string },
  language: Language,
): SQL {
  const config = configurations[language];
  const part = (words: string, weight: 'A' | 'B' | 'C') =>
    sql`setweight(to_tsvector(${config}::regconfig, ${searchable(words, language)}), ${weight})`;
  return sql`${part(title, 'A')} || ${part(summary, 'B')} || ${part(text, 'C')}`;
}

/**
 * What somebody typed, as the database looks for it in a language: words that begin so, with or
 * without accents, all of them or any. Null where no word was typed.
 */
export function queryOf(typed: string, language: Language, which: 'all' | 'any'): SQL | null {
  const words = searchable(typed, language).split(' ').filter(Boolean).slice(0, mostWords);
  if (words.length === 0) return null;
  const joined = words.map((word) => `${word}:*`).join(which === 'all' ? ' & ' : ' | ');
  return sql`to_tsquery(${configurations[language]}::regconfig, ${joined})`;
}
