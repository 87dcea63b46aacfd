import type { QuizQuestion } from '../course/lesson.ts';
import type { Language } from '../language.ts';
import { plainLetters } from '../plain-letters.ts';

/**
 * Words that do not matter in an answer: articles, and where the article melts into "of" (French
 * `du`, Portuguese `da`), "of" as well, so that "signe de croix" and "signe de la croix" are equal.
 */
const articles: Record<Language, ReadonlySet<string>> = {
  en: new Set(['the', 'a', 'an']),
  fr: new Set(['le', 'la', 'les', 'l', 'un', 'une', 'des', 'du', 'de', 'd']),
  'pt-BR': new Set([
    ...['o', 'a', 'os', 'as', 'um', 'uma', 'uns', 'umas'],
    ...['de', 'do', 'da', 'dos', 'das'],
  ]),
};

/** From how many letters on a word may have one typo (product.md "Quiz grading"). */
const typoFrom = 6;

/**
 * The words of an answer as they are compared: case, accents, punctuation and articles gone.
 * An answer of nothing but articles keeps them; one without a letter or digit has no words.
 */
export function answerWords(text: string, language: Language): string[] {
  const plain = plainLetters(text).replace(/[’‘ʼ`´′]/g, "'");
  const elided = language === 'fr' ? plain.replace(/(^|[^\p{L}])([ld])'/gu, '$1$2 ') : plain;
  const words = elided
    .replace(/'/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const weighty = words.filter((word) => !articles[language].has(word));
  return weighty.length > 0 ? weighty : words;
}

/** Whether two words differ by one letter put in, left out, replaced, or two neighbours swapped. */
export function isOneTypoAway(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short === long || long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  if (long.length > short.length) return short.slice(start) === long.slice(start + 1);
  if (short.slice(start + 1) === long.slice(start + 1)) return true;
  return (
    short[start] === long[start + 1] &&
    short[start + 1] === long[start] &&
    short.slice(start + 2) === long.slice(start + 2)
  );
}

function isWordForgiven(given: string, expected: string): boolean {
  if (given === expected) return true;
  return (
    expected.length >= typoFrom && /^\p{L}+$/u.test(expected) && isOneTypoAway(given, expected)
  );
}

function isSame(given: readonly string[], expected: readonly string[]): boolean {
  return given.join('') === expected.join('');
}

function isSameButForTypos(given: readonly string[], expected: readonly string[]): boolean {
  return (
    given.length === expected.length &&
    given.every((word, index) => isWordForgiven(word, expected[index] ?? ''))
  );
}

/**
 * Whether a typed answer is right (product.md "Quiz grading"): case, accents, punctuation, spaces
 * and articles do not matter, any accepted answer will do, and a word of six letters or more may
 * have one typo. An empty answer is never right.
 *
 * Typos are not forgiven where the answer is exactly one of `otherAnswers` (right answers to other
 * questions of the same quiz). Limits: a real word one letter off a long accepted one is taken for
 * a typo of it; a number in words is not equal to its figures; word order counts.
 */
export function isTypedAnswerRight(
  given: string,
  accepted: readonly string[],
  language: Language,
  otherAnswers: readonly string[] = [],
): boolean {
  const words = answerWords(given, language);
  if (words.length === 0) return false;
  const right = accepted.map((answer) => answerWords(answer, language)).filter((w) => w.length > 0);
  if (right.some((expected) => isSame(words, expected))) return true;
  if (otherAnswers.some((answer) => isSame(words, answerWords(answer, language)))) return false;
  return right.some((expected) => isSameButForTypos(words, expected));
}

/** What of a question it takes to grade an answer. */
export type GradedBy =
  | Pick<Extract<QuizQuestion, { kind: 'true-false' }>, 'id' | 'kind' | 'answer' | 'why'>
  | Pick<Extract<QuizQuestion, { kind: 'typed' }>, 'id' | 'kind' | 'answers' | 'why'>;

export interface QuizAnswer {
  id: string;
  /** True or false, or the text typed. */
  value: boolean | string;
}

export interface GradedItem {
  id: string;
  correct: boolean;
  /** Null where the question was not answered. */
  given: boolean | string | null;
  /** The right answer; for a typed question the best one. */
  expected: boolean | string;
  why: string;
}

export interface GradedQuiz {
  /** Right answers. */
  score: number;
  /** Questions. */
  total: number;
  /** `score` of `total` in per cent, rounded to a whole number. */
  percentage: number;
  items: GradedItem[];
}

function isRight(
  question: GradedBy,
  given: boolean | string | null,
  questions: readonly GradedBy[],
  language: Language,
): boolean {
  if (question.kind === 'true-false') return given === question.answer;
  if (typeof given !== 'string') return false;
  const otherAnswers = questions.flatMap((other) =>
    other.kind === 'typed' && other.id !== question.id ? other.answers : [],
  );
  return isTypedAnswerRight(given, question.answers, language, otherAnswers);
}

/**
 * Grades a quiz (spec 3 "Quiz result"): every question of the lesson once, in its order. A question
 * without an answer is wrong; answers to questions that do not exist are passed over, and of two
 * answers to one question the first counts.
 */
export function gradeQuiz(
  questions: readonly GradedBy[],
  answers: readonly QuizAnswer[],
  language: Language,
): GradedQuiz {
  const items = questions.map((question): GradedItem => {
    const given = answers.find((answer) => answer.id === question.id)?.value ?? null;
    return {
      id: question.id,
      correct: isRight(question, given, questions, language),
      given,
      expected: question.kind === 'true-false' ? question.answer : (question.answers[0] ?? ''),
      why: question.why,
    };
  });
  const total = items.length;
  const score = items.filter((item) => item.correct).length;
  return { score, total, percentage: total === 0 ? 0 : Math.round((score / total) * 100), items };
}
