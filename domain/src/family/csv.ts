import type { Language } from '../language.ts';

/**
 * A text that a spreadsheet would take for a formula, also behind blanks, and in the wide forms of
 * Eastern keyboards.
 */
const formula = /^[\s\u00a0\ufeff]*[=+\-@＝＋－＠]|^[\t\r\n]/;

/**
 * What a spreadsheet of each language takes for the end of a cell: where numbers have a comma, a
 * semicolon.
 */
const separators: Record<Language, ',' | ';'> = { en: ',', fr: ';', 'pt-BR': ';' };

/**
 * One cell: a number as it is; a text quoted where it must be, with an apostrophe before what would
 * be a formula.
 */
function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A file of separated values (RFC 4180) that a spreadsheet opens as it is, in columns: a byte order
 * mark says that it is UTF-8, the mark between the cells is that of the language, and no cell of it
 * is run as a formula. It takes rows of cells, the headers first, and the language of the reader.
 */
export function csvFile(
  rows: readonly (readonly (string | number)[])[],
  language: Language,
): string {
  const line = (row: readonly (string | number)[]) => row.map(csvCell).join(separators[language]);
  return `\ufeff${rows.map((row) => `${line(row)}\r\n`).join('')}`;
}
