import { z } from 'zod';
import { foldDiacritics } from '../fold-diacritics.ts';
import type { Language } from '../language.ts';

const words = z.string().trim().min(1);

/**
 * `content/chat/<lang>/search.yaml`: by what words people look for what the catechism says in
 * others. `fillers` say nothing of what is looked for; `synonyms` are searched for as well where
 * one of `said` stands in a question; `asked` are other ways to ask an entry's question.
 */
export const searchWordsSchema = z.strictObject({
  fillers: z.array(words),
  synonyms: z.array(z.strictObject({ said: z.array(words).min(1), find: z.array(words).min(1) })),
  /** Words of the faith: a question with one of them is taken to be about it. */
  topics: z.array(words),
  asked: z.record(z.string(), z.array(words).min(1)),
});

export type SearchWordsFile = z.infer<typeof searchWordsSchema>;

/**
 * A text as the catechism's search compares it, on both sides: small letters without accents, words
 * parted by one space, and Portuguese plurals (`orações`) as their singular, which the database's
 * stemmer keeps apart.
 */
export function searchable(text: string, language: Language): string {
  const joined = language === 'en' ? text.replace(/(\p{L})['’](?=\p{L})/gu, '$1') : text;
  const plain = foldDiacritics(joined)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return language === 'pt-BR' ? plain.replace(/(\p{L}{2})oes\b/gu, '$1ao') : plain;
}

/**
 * One thing that is looked for: what was typed, and the words that may stand for it in the
 * catechism.
 */
export interface SearchTerm {
  typed: string;
  /** Words to look for; the first is what was typed, where that is a word and no phrase. */
  forms: string[];
  /** Whether it is a word of the faith. */
  topic: boolean;
}

/** The most words of a question that are looked for. */
const mostTerms = 24;

/**
 * What a question looks for, as terms: its words without the fillers, each with the words that
 * stand for it. A phrase with synonyms is one term.
 */
export function searchTerms(
  question: string,
  language: Language,
  { fillers, synonyms, topics }: Pick<SearchWordsFile, 'fillers' | 'synonyms' | 'topics'>,
): SearchTerm[] {
  let text = ` ${searchable(question, language)} `;
  const known = new Set(topics.map((word) => searchable(word, language)));
  const isTopic = (forms: readonly string[]) => forms.some((form) => known.has(form));
  const terms: SearchTerm[] = [];
  const bySize = synonyms
    .flatMap(({ said, find }) =>
      said.map((phrase) => ({ phrase: searchable(phrase, language), find })),
    )
    .sort((a, b) => b.phrase.length - a.phrase.length);
  for (const { phrase, find } of bySize) {
    if (!text.includes(` ${phrase} `)) continue;
    text = text.replaceAll(` ${phrase} `, '  ');
    const own = phrase.includes(' ') ? [] : [phrase];
    const results = find.flatMap((word) => searchable(word, language).split(' '));
    const forms = [...new Set([...own, ...results])];
    terms.push({ typed: phrase, forms, topic: isTopic(forms) });
  }
  for (const filler of fillers.toSorted((a, b) => b.length - a.length)) {
    text = text.replaceAll(` ${searchable(filler, language)} `, '  ');
  }
  for (const word of new Set(text.split(' '))) {
    if (word !== '' && (word.length > 1 || /\d/.test(word)))
      terms.push({ typed: word, forms: [word], topic: isTopic([word]) });
  }
  return terms.slice(0, mostTerms);
}
