import type { Measure, SheetFont } from './sheet.ts';

/**
 * A text in lines no wider than `width` millimetres, broken at spaces; a word that is wider alone
 * is broken where it must.
 */
export function wrapText(
  text: string,
  width: number,
  size: number,
  font: SheetFont,
  measure: Measure,
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((each) => pieces(each, fits))) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) line = longer;
    else {
      if (line) lines.push(line);
      line = word;
    }
  }
  return line ? [...lines, line] : lines;

  function fits(part: string): boolean {
    return measure(part, size, font) <= width;
  }
}

function pieces(word: string, fits: (part: string) => boolean): string[] {
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part && !fits(part + letter)) {
      parts.push(part);
      part = letter;
    } else part += letter;
  }
  return [...parts, part];
}

/**
 * The size at which a text is no wider than `width` millimetres: `most`, or as much smaller as it
 * must.
 */
export function sizeToFit(
  text: string,
  width: number,
  most: number,
  font: SheetFont,
  measure: Measure,
): number {
  const wide = measure(text, most, font);
  return wide <= width ? most : (most * width) / wide;
}
