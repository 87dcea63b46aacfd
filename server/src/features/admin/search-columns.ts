import { foldDiacritics } from '@pius/domain/fold-diacritics.ts';
import { and, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A column without accents and in small letters, as `foldDiacritics` writes what is looked for. */
function plainColumn(column: PgColumn): SQL {
  const bare = sql`regexp_replace(normalize(${column}, nfkd), '[\\u0300-\\u036f]', '', 'g')`;
  const plain = sql`translate(lower(${bare}), 'øłđðı', 'olddi')`;
  return sql`replace(replace(replace(${plain}, 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss')`;
}

/**
 * The condition under which every word of what is looked for stands somewhere in one of these
 * columns, in any part of it, accents or not; undefined where nothing is looked for. `further`
 * tells, for a word, where else it may stand.
 */
export function holdsWords(
  find: string | undefined,
  columns: readonly PgColumn[],
  further: (part: (column: PgColumn) => SQL) => SQL | undefined = () => undefined,
): SQL | undefined {
  const words = foldDiacritics(find ?? '')
    .split(/\s+/)
    .filter((word) => word !== '');
  return and(
    ...words.map((word) => {
      const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
      const part = (column: PgColumn) => sql`${plainColumn(column)} like ${pattern}`;
      return or(...columns.map(part), further(part));
    }),
  );
}
