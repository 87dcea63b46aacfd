/** The spaces at which no line should end, in the order in which they are joined. */
const spaces: readonly RegExp[] = [
  // "Pius X", "Pie XII", but not the brand, which stands everywhere as it is written.
  /(?<=\p{Lu}\p{Ll}{2,}) (?=(?:[VX]|[IVX]{2,})(?![\p{L}\d])(?! Quest))/gu,
  // "module 2", "leçon {{number}}".
  /(?<=(?<!\p{L})(?:module|módulo|lesson|leçon|lição)) (?=\d|\{\{)/giu,
  // "June 2, 1835".
  /(?<=January|February|March|April|May|June|July|August|September|October|November|December) (?=\d)/gu,
  // "30 days", "{{count}} jours"; not after a year, nor after a number that is joined already.
  /(?<=(?<![\d\u00a0])\d{1,3}|\{\{count\}\}) (?=\p{Ll})/gu,
  // "7 à 9", "3 or 4"; "2 de junho".
  /(?<=\d[ \u00a0](?:à|a|to|e|et|and|ou|or)) (?=\d)/gu,
  /(?<=\d[ \u00a0]de) (?=\p{Ll})/gu,
  // "St. Joseph".
  /(?<=(?<!\p{L})St\.) (?=\p{Lu})/gu,
];

/**
 * A text whose "e-mail" stays in one piece at the end of a line, and in which a number stays with
 * its word ("30 days", "module 2", "Pius X"). After the hyphen stands a word joiner (U+2060), which
 * nobody sees and no letter is missing for; the hyphen that does not break (U+2011) would come from
 * another font.
 */
export function joinWords(text: string): string {
  const joined = text.replace(/\b(e-)(?=mail)/gi, '$1\u2060');
  return spaces.reduce((whole, space) => whole.replace(space, '\u00a0'), joined);
}
