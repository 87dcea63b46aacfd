/** A text that a spreadsheet would take for a formula, also behind blanks, and in the wide forms of Eastern keyboards. */
const formula = /^[\s\u00a0\ufeff]*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** One cell: a number as it is; a text quoted where it must be, with an apostrophe before what would be a formula. */
function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A file of comma separated values (RFC 4180) that a spreadsheet opens as it is: a byte order mark says that it is
 * UTF-8, and no cell of it is run as a formula. In: rows of cells, the headers first.
 */
export function csvFile(rows: readonly (readonly (string | number)[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;
}
