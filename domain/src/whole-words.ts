/**
 * A text whose "e-mail" stays in one piece at the end of a line: after its hyphen stands a word joiner (U+2060), which
 * nobody sees and no letter is missing for. The hyphen that does not break (U+2011) would come from another font.
 */
export function keepWhole(text: string): string {
  return text.replace(/\b(e-)(?=mail)/gi, '$1\u2060');
}
