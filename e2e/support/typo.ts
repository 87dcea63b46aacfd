import { foldDiacritics } from '@pius/domain/fold-diacritics.ts';
import type { Language } from '@pius/domain/language.ts';
import { answerWords } from '@pius/domain/progress/answer-words.ts';

/**
 * An answer as a child may write it: small letters, no accents, and one letter of a long word left
 * out.
 */
export function withTypo(answer: string, language: Language): string {
  const plain = foldDiacritics(answer);
  const long = answerWords(plain, language).find(
    (word) => /^[a-z]{6,}$/.test(word) && plain.includes(word),
  );
  return long ? plain.replace(long, long.replace(/(?<=^.{3})./, '')) : plain;
}
