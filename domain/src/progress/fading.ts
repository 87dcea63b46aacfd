/** How much of an answer is shown while a child learns it by heart, from all of it to nothing. */
export const fadingSteps = ['whole', 'some', 'letters', 'nothing'] as const;

export type FadingStep = (typeof fadingSteps)[number];

/** A piece of an answer: words and marks that are shown, or as many letters that are hidden. */
export type FadingPiece = { shown: string } | { hidden: number };

/** Short words carry little: with some words hidden they stay. */
const longFrom = 4;

/**
 * An answer with its words faded. `some` hides every second long word, `letters` all
 * but the first letter of each, `nothing` every letter; spaces and marks stay, so that the sentence keeps its shape.
 * @see docs/requirements.md#r-hear-catechism
 */
export function fadeWords(text: string, step: FadingStep): FadingPiece[] {
  const pieces: FadingPiece[] = [];
  let long = 0;
  for (const [piece] of text.matchAll(/[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu)) {
    const letters = Array.from(piece);
    const isWord = /[\p{L}\p{N}]/u.test(piece);
    if (isWord && letters.length >= longFrom) long += 1;
    pieces.push(...faded(letters, isWord ? step : 'whole', long % 2 === 0));
  }
  return joined(pieces);
}

function faded(letters: readonly string[], step: FadingStep, isSecond: boolean): FadingPiece[] {
  const [first = ''] = letters;
  const hides = step === 'nothing' || (step === 'some' && isSecond && letters.length >= longFrom);
  if (hides) return [{ hidden: letters.length }];
  if (step !== 'letters' || letters.length === 1) return [{ shown: letters.join('') }];
  return [{ shown: first }, { hidden: letters.length - 1 }];
}

/** Neighbours that are shown become one piece. */
function joined(pieces: readonly FadingPiece[]): FadingPiece[] {
  const result: FadingPiece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (last && 'shown' in last && 'shown' in piece) {
      result[result.length - 1] = { shown: last.shown + piece.shown };
    } else result.push(piece);
  }
  return result;
}
