import type { Language } from '../language.ts';
import type { Lesson } from './lesson.ts';

/** A statement that a child judges, and whether it is true. */
export interface Judged {
  text: string;
  answer: boolean;
}

/** All statements of a lesson that are true or false: of its games, its quiz and its checks. */
export function judgedIn(lesson: Pick<Lesson, 'activities' | 'quiz' | 'teaching'>): Judged[] {
  return [
    ...lesson.activities.flatMap((activity) =>
      activity.kind === 'true-false'
        ? activity.statements.map(({ text, answer }) => ({ text, answer }))
        : [],
    ),
    ...lesson.quiz.flatMap((question) =>
      question.kind === 'true-false' ? [{ text: question.statement, answer: question.answer }] : [],
    ),
    ...lesson.teaching.flatMap(({ check }) =>
      check.kind === 'true-false' ? [{ text: check.statement, answer: check.answer }] : [],
    ),
  ];
}

/** Words that leave nothing open, by which a child could learn to guess. */
const absolute: Record<Language, RegExp> = {
  en: /\b(?:only|alone|never|just|no longer|always|all|every|everything|everyone|nothing|nobody|no one|enough)\b/iu,
  fr: /(?<!\p{L})(?:seulement|seule?s?|jamais|toujours|tou(?:t|te|s|tes)|rien|suffit|suffisent|assez|n[e’][^.?!]{1,40}(?:\sque?(?=\s|’)|\splus(?!\p{L})|\squ’))(?!\p{L})/iu,
  'pt-BR':
    /(?<!\p{L})(?:só|somente|apenas|sozinh[oa]s?|nunca|jamais|sempre|tod[oa]s?|tudo|nada|ninguém|basta|não[^.?!]{1,40}\smais)(?!\p{L})/iu,
};

/** Whether a statement has a word that leaves nothing open: "only", "never", "always". */
export function isAbsolute(text: string, language: Language): boolean {
  return absolute[language].test(text);
}

/** Of the statements with such a word: how many there are, and how many are true. */
export function absoluteBalance(judged: readonly Judged[], language: Language) {
  const results = judged.filter(({ text }) => isAbsolute(text, language));
  return { all: results.length, true: results.filter(({ answer }) => answer).length };
}

/**
 * Of a hundred statements with such words, how many are true: at least and at most, in a module.
 */
export const absoluteShare = { min: 40, max: 60 } as const;
