/** A character of a hidden word. */
export interface HiddenLetter {
  character: string;
  shown: boolean;
}

type PlacedLetter = HiddenLetter & { place: number };

export function isLetter(character: string): boolean {
  return /\p{L}/u.test(character);
}

/** The parts of a word that may stand on a line of their own: what lies between spaces, and up to a hyphen. */
export function partsOf(letters: readonly HiddenLetter[]): PlacedLetter[][] {
  const parts: PlacedLetter[][] = [[]];
  for (const [place, letter] of letters.entries()) {
    const space = letter.character.trim() === '';
    if (!space) parts.at(-1)?.push({ ...letter, place });
    if (space || letter.character === '-') parts.push([]);
  }
  return parts.filter((part) => part.length > 0);
}
