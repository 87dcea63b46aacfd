/** A piece of an answer: words, or the number of the source that the words before it rest on. */
export type AnswerPiece = string | { source: number };

/**
 * The paragraphs of an answer in pieces. It takes its text, where `[1]` stands for the first source
 * and an empty line parts paragraphs, and how many sources there are. A number that no source has
 * is left out.
 */
export function answerPieces(text: string, sources: number): AnswerPiece[][] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) =>
      paragraph.split(/\s*\[(\d+)\]/).flatMap((piece, index): AnswerPiece[] => {
        if (index % 2 === 0) return piece === '' ? [] : [piece];
        const source = Number(piece);
        return source >= 1 && source <= sources ? [{ source }] : [];
      }),
    );
}
