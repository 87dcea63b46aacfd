import type { QuizQuestion } from '../course/lesson.ts';
import type { Language } from '../language.ts';
import { isSameWord, weightyWords, whereWord, wordsOfAnswer } from './answer-words.ts';
import { isNumeral } from './number-words.ts';
import {
  denyingWords,
  indefinite,
  namesOfGod,
  ofWords,
  relations,
  saintWords,
} from './passing-words.ts';

/** From how many letters on a word may have one typo. @see docs/requirements.md#r-typed-answers */
const typoFrom = 6;

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

/** In how many words that matter an answer holds those of the key at most, or in two more than a long key has. */
const mostWords = 8;

/** A typed answer or a key: all its words, and those that matter. */
interface Said {
  all: readonly string[];
  weighty: readonly string[];
}

function said(text: string, language: Language): Said {
  const all = wordsOfAnswer(text, language);
  return { all, weighty: weightyWords(all, language) };
}

/** What makes an answer wrong: other answers of the quiz, and the question's own list. */
interface Barred {
  wrong: readonly Said[];
  others: readonly Said[];
}

function isSame(response: Said, key: Said): boolean {
  return response.weighty.join('') === key.weighty.join('');
}

/** Whether all weighty words of one stand in another, in any order, beside those of the key. */
function holds(response: Said, { weighty }: Said, key: Said, language: Language): boolean {
  const own = new Set(key.weighty);
  return (
    weighty.length > 0 &&
    weighty.every((word) =>
      response.all.some(
        (other) => other === word || (!own.has(other) && isSameWord(other, word, language)),
      ),
    )
  );
}

const conjunctions = new Set(['and', 'et', 'e']);

/**
 * Whether an answer holds a wrong word: a phrase word for word where it begins or ends with "and".
 */
function holdsWrong(response: Said, wrong: Said, key: Said, language: Language): boolean {
  const { all } = wrong;
  const isJoined = conjunctions.has(all[0] ?? '') || conjunctions.has(all.at(-1) ?? '');
  return isJoined && all.length > 1
    ? ` ${response.all.join(' ')} `.includes(` ${all.join(' ')} `)
    : holds(response, wrong, key, language);
}

/** The words of an answer, and what two neighbours make in one: "peace maker". */
function candidates({ all }: Said): string[] {
  return [...all, ...all.slice(1).map((word, index) => `${all[index] ?? ''}${word}`)];
}

function isForgiven(response: string, expected: string): boolean {
  return (
    expected.length >= typoFrom && /^\p{L}+$/u.test(expected) && isOneTypoAway(response, expected)
  );
}

/** Whether an answer holds each word of a key; a word that bars the answer is no typo of one. */
function holdsKey(response: Said, key: Said, barred: Barred, language: Language): boolean {
  const words = candidates(response);
  const isBarred = (word: string) =>
    [...barred.wrong, ...barred.others].some(({ weighty }) => weighty.includes(word));
  const needed = key.weighty.filter((word) => word !== whereWord);
  return (
    needed.length > 0 &&
    needed.every(
      (expected) =>
        words.some((word) => isSameWord(word, expected, language)) ||
        words.some((word) => isForgiven(word, expected) && !isBarred(word)),
    )
  );
}

/** A negation, "or", or another number than the key has. */
function denies(response: Said, key: Said, language: Language): boolean {
  const extra = response.all.filter(
    (word) => !key.all.some((other) => isSameWord(word, other, language)),
  );
  const countsOne = key.all.some((word) => indefinite[language].has(word));
  // Many type "ou" for "où".
  const mayBeWhere = key.all.includes(whereWord);
  const counts = countsOne || key.all.some(isNumeral);
  return extra.some(
    (word) =>
      (denyingWords[language].has(word) && !(mayBeWhere && word === 'ou')) ||
      (counts && isNumeral(word) && word !== '#1'),
  );
}

/** Whether an answer names somebody by the key: "the mother of Jesus", "Peter's brother". */
function namesAnother(response: Said, key: Said, language: Language): boolean {
  const isOfKey = (word: string | undefined) =>
    word !== undefined &&
    key.weighty.some((other) => isSameWord(word, other, language) || isForgiven(word, other));
  return response.all.some((word, at) => {
    if (!relations[language].has(word) || isOfKey(word)) return false;
    let next = at + 1;
    let isOf = false;
    for (;;) {
      const beside = response.all[next] ?? '';
      if (ofWords[language].has(beside)) isOf = true;
      else if (!saintWords[language].has(beside)) break;
      next += 1;
    }
    // "Her son St. Augustine" is Augustine himself.
    if (isOf && isOfKey(response.all[next])) return true;
    const before = response.all[at - 1];
    return language === 'en' && before !== undefined && before.endsWith('s') && isOfKey(before);
  });
}

/**
 * Whether an answer holds a wrong word of the question, or the answer to another one, that the key
 * has not.
 */
function holdsBarred(response: Said, key: Said, { wrong, others }: Barred, language: Language) {
  const names = namesOfGod[language];
  const isOfKey = ({ weighty }: Said) => weighty.every((word) => key.weighty.includes(word));
  return (
    wrong.some((one) => !isOfKey(one) && holdsWrong(response, one, key, language)) ||
    others.some(
      (one) =>
        !isOfKey(one) &&
        one.weighty.some((word) => !names.has(word) && !isSameWord(word, '#1', language)) &&
        holds(response, one, key, language),
    )
  );
}

function takes(response: Said, key: Said, barred: Barred, language: Language): boolean {
  if (isSame(response, key)) return true;
  return (
    response.weighty.length <= Math.max(mostWords, key.weighty.length + 2) &&
    holdsKey(response, key, barred, language) &&
    !denies(response, key, language) &&
    !namesAnother(response, key, language) &&
    !holdsBarred(response, key, barred, language)
  );
}

/** What a typed answer is graded by. */
export interface TypedKey {
  /** Any of them will do. */
  answers: readonly string[];
  /** Words or phrases that make an answer wrong although it holds the right ones. */
  wrong?: readonly string[] | undefined;
  /** Right answers to other questions of the same quiz. */
  others?: readonly string[];
}

/**
 * Whether a typed answer is right (docs/requirements.md "Typed answers"): it holds all words that
 * matter of one accepted answer, in any order and in eight such words at most, without a negation,
 * without a listed wrong word and without the answer to another question. Case, accents,
 * punctuation, articles, prepositions, lead-ins, Saint, singular and plural and the way a number is
 * written do not matter; a word of six letters or more may have one typo. An empty answer is never
 * right, an accepted one always.
 */
export function isTypedAnswerRight(text: string, key: TypedKey, language: Language): boolean {
  const response = said(text, language);
  if (response.all.length === 0) return false;
  const keys = key.answers.map((answer) => said(answer, language));
  const real = keys.filter(({ all }) => all.length > 0);
  if (real.some((one) => isSame(response, one))) return true;
  const barred = {
    wrong: (key.wrong ?? []).map((one) => said(one, language)),
    others: (key.others ?? []).map((one) => said(one, language)),
  };
  return real.some((one) => takes(response, one, barred, language));
}

/** What of a question it takes to grade an answer. */
export type GradedBy =
  | Pick<Extract<QuizQuestion, { kind: 'true-false' }>, 'id' | 'kind' | 'answer' | 'why'>
  | Pick<Extract<QuizQuestion, { kind: 'typed' }>, 'id' | 'kind' | 'answers' | 'wrong' | 'why'>;

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
  response: boolean | string | null,
  questions: readonly GradedBy[],
  language: Language,
): boolean {
  if (question.kind === 'true-false') return response === question.answer;
  if (typeof response !== 'string') return false;
  const others = questions.flatMap((other) =>
    other.kind === 'typed' && other.id !== question.id ? other.answers : [],
  );
  return isTypedAnswerRight(response, { ...question, others }, language);
}

/**
 * Grades a quiz: every question of the lesson once, in its order. A question
 * without an answer is wrong; answers to questions that do not exist are passed over, and of two
 * answers to one question the first counts.
 * @see docs/requirements.md#r-quiz
 */
export function gradeQuiz(
  questions: readonly GradedBy[],
  answers: readonly QuizAnswer[],
  language: Language,
): GradedQuiz {
  const items = questions.map((question): GradedItem => {
    const response = answers.find((answer) => answer.id === question.id)?.value ?? null;
    return {
      id: question.id,
      correct: isRight(question, response, questions, language),
      given: response,
      expected: question.kind === 'true-false' ? question.answer : (question.answers[0] ?? ''),
      why: question.why,
    };
  });
  const total = items.length;
  const score = items.filter((item) => item.correct).length;
  return { score, total, percentage: total === 0 ? 0 : Math.round((score / total) * 100), items };
}
