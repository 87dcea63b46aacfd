import { type Language, languages } from '@pius/domain/language.ts';

/** Small words that stand in nearly every sentence of a language and in none of the others. */
const stopWords: Record<Language, ReadonlySet<string>> = {
  en: new Set('the and of you your with is are it this that we for from they'.split(' ')),
  fr: new Set('le la les des et une vous est dans pour sur il elle nous avec du au'.split(' ')),
  'pt-BR': new Set('o os uma um você não com para em é seu sua ao na da dos e'.split(' ')),
};
/** A sentence of fewer words may name something of another language: "Saint Pius X Quest". */
const fewestWords = 6;

/** The texts in which words of another language outnumber those of their own; empty where all are in one language. */
export function textsInOtherLanguage(texts: readonly string[], language: Language): string[] {
  return texts.filter((text) => {
    const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
    const count = (code: Language) => words.filter((word) => stopWords[code].has(word)).length;
    const own = count(language);
    return (
      words.length >= fewestWords &&
      languages.some((code) => code !== language && count(code) > Math.max(own, 1))
    );
  });
}
