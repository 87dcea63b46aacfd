/** Letters that Unicode does not take apart into a base letter and a mark. */
const spelledOut: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * A text as it is compared: compatibility forms unified (NFKD), accents stripped, lower case,
 * ligatures spelled out. Spaces and punctuation stay.
 */
export function foldDiacritics(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[œæßøłđðþı]/g, (letter) => spelledOut[letter] ?? letter);
}
