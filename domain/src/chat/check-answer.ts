import { comparable, sentencesOf, stemOf, wordsOf } from '../course/lesson-text.ts';
import { type Language, languages } from '../language.ts';
import { denials, firstPerson, numberWords, smallWords } from './small-words.ts';

/** What of an entry an answer may rest on. */
export interface CitedEntry {
  question: string;
  answer: string;
  simply: string;
  note?: string | undefined;
}

/** A model's answer that may be shown, or the first reason why it may not. */
export type CheckedAnswer =
  | { fit: true; text: string; cited: number[] }
  | { fit: false; why: AnswerFault };

export type AnswerFault =
  | 'empty'
  | 'too-long'
  | 'not-plain'
  | 'banned'
  | 'no-citation'
  | 'false-citation'
  | 'hard-to-read'
  | 'other-language'
  | 'not-in-entry';

/**
 * The longest answer, in letters and in sentences; the longest sentence in words, with room for a
 * citation.
 */
const most = { letters: 900, sentences: 6, words: 20 } as const;
/**
 * How much of a sentence's content must be in the entries it cites.
 * @see docs/requirements.md#r-chat-check
 */
const leastSupport = 0.6;
/** How many neighbouring words of it stand in the same order there. */
const leastOrder = 0.75;
/** Of a sentence as short as this all of it. */
const shortContent = 3;

const plainText = /^[\p{Script=Latin}\p{M}\d\s.,;:!?…'’"“”«»()–—\-[\]]*$/u;
const notAWord = /\p{L}[.:]\p{L}{2,}|www|http|\d{4,}/iu;

/**
 * Checks what a language model answered, whatever it is: short plain text in the language of the
 * question, each sentence with a citation of an entry that was found and resting on it, no banned
 * phrase. "Rests on": at least 60 % of the content stems of the sentence, and every number, name
 * and denial, are in the entries it cites, and so near each other there that two sentences hold
 * them; what an entry denies is not said without its denial.
 *
 * @param banned finds the phrases that no answer may have, in plain letters between spaces
 * @see docs/requirements.md#r-chat-check
 */
export function checkAnswer(
  text: string,
  entries: readonly CitedEntry[],
  language: Language,
  banned: (text: string) => boolean,
): CheckedAnswer {
  if (text.length > most.letters) return { fit: false, why: 'too-long' };
  if (!plainText.test(text) || notAWord.test(text)) return { fit: false, why: 'not-plain' };
  if (banned(text)) return { fit: false, why: 'banned' };
  const sentences = citedSentences(text, language);
  if (sentences.length === 0) return { fit: false, why: 'empty' };
  if (sentences.length > most.sentences) return { fit: false, why: 'too-long' };
  for (const { words, cites } of sentences) {
    const why = faultOf(words, cites, entries, language);
    if (why) return { fit: false, why };
  }
  const cited = [...new Set(sentences.flatMap(({ cites }) => cites))];
  const shown = sentences.map(({ words, cites }) => `${words} ${marks(cites, cited)}`).join(' ');
  return { fit: true, text: shown, cited };
}

interface CitedSentence {
  words: string;
  cites: number[];
}

/** The marks of a sentence, numbered in the order in which entries are first cited. */
function marks(cites: readonly number[], cited: readonly number[]): string {
  return [...new Set(cites)].map((number) => `[${cited.indexOf(number) + 1}]`).join('');
}

/** The sentences of a text, each with the numbers in brackets that stand in it or behind it. */
function citedSentences(text: string, language: Language): CitedSentence[] {
  const behind = text.replace(/\s*(\[\d+\])\s*([.!?…]+[»”"’)]*)/g, '$2 $1 ').replace(/\s+/g, ' ');
  const sentences: CitedSentence[] = [];
  for (const part of behind.split(/(?<=\]) (?!\[)/)) {
    const cites = [...part.matchAll(/\[(\d+)\]/g)].map((match) => Number(match[1]));
    const words = part.replace(/ *\[\d+\]/g, '');
    const several = sentencesOf(words, language);
    for (const [index, sentence] of several.entries()) {
      sentences.push({ words: sentence, cites: index === several.length - 1 ? cites : [] });
    }
  }
  return sentences;
}

function faultOf(
  sentence: string,
  cites: readonly number[],
  entries: readonly CitedEntry[],
  language: Language,
): AnswerFault | null {
  if (cites.length === 0) return 'no-citation';
  const rests = cites.map((number) => entries[number - 1]);
  if (rests.some((entry) => entry === undefined) || /[[\]]/.test(sentence)) return 'false-citation';
  if (wordsOf(sentence).length > most.words) return 'hard-to-read';
  if (speaksAnother(sentence, language)) return 'other-language';
  return restsOn(sentence, rests as CitedEntry[], language) ? null : 'not-in-entry';
}

/** Whether more of a sentence's small words are those of another language. */
function speaksAnother(sentence: string, language: Language): boolean {
  const words = comparable(sentence).split(' ');
  const known = (of: Language) => words.filter((word) => smallWords[of].has(word)).length;
  return languages.some((other) => known(other) > known(language));
}

function restsOn(sentence: string, entries: readonly CitedEntry[], language: Language): boolean {
  const words = comparable(sentence).split(' ');
  const content = words.filter((word) => !smallWords[language].has(word));
  if (content.length === 0) return false;
  const all = entries.flatMap((entry) => comparable(textOf(entry)).split(' '));
  const strict = (word: string) =>
    /\d/.test(word) ||
    numberWords[language].has(word) ||
    denials[language].has(word) ||
    firstPerson[language].has(word);
  if (words.some((word) => strict(word) && !all.includes(word))) return false;
  if (!namesOf(sentence, language).every((name) => all.includes(name))) return false;
  return windowsOf(entries, language).some((window) => holds(window, content, words, language));
}

/** Each two neighbouring sentences of the entries, and each alone. */
function windowsOf(entries: readonly CitedEntry[], language: Language): string[][] {
  return entries.flatMap((entry) => {
    const sentences = [entry.answer, entry.simply, entry.note ?? ''].flatMap((part) =>
      sentencesOf(part, language),
    );
    const about = comparable(entry.question).split(' ');
    return sentences.flatMap((sentence, index) => {
      const alone = comparable(sentence).split(' ');
      const next = sentences[index + 1];
      return next
        ? [alone, [...alone, ...comparable(next).split(' ')], [...about, ...alone]]
        : [alone, [...about, ...alone]];
    });
  });
}

function holds(
  window: readonly string[],
  content: readonly string[],
  words: readonly string[],
  language: Language,
): boolean {
  const had = content.filter((word) => window.some((other) => sameStem(word, other)));
  const requested = content.length <= shortContent ? 1 : leastSupport;
  if (had.length / content.length < requested) return false;
  const denies = (text: readonly string[]) => text.some((word) => denials[language].has(word));
  if (denies(words) !== denies(window)) return false;
  return inOrder(had, window);
}

/** Whether most neighbouring words of a sentence stand in the same order in what it rests on. */
function inOrder(had: readonly string[], window: readonly string[]): boolean {
  if (had.length < 2) return true;
  const pairs = had.slice(1).map((word, index) => [had[index] ?? '', word] as const);
  const remaining = pairs.filter(([first, second]) => {
    const from = window.findIndex((other) => sameStem(first, other));
    return window.slice(from + 1).some((other) => sameStem(second, other));
  });
  return remaining.length / pairs.length >= leastOrder;
}

function sameStem(word: string, other: string): boolean {
  const stem = stemOf(word);
  return (
    other === word ||
    (stem.length > 2 && other.startsWith(stem) && Math.abs(other.length - word.length) <= 4)
  );
}

/**
 * The words of a sentence that begin with a capital letter, in plain letters; its first one where
 * it is no small word.
 */
function namesOf(sentence: string, language: Language): string[] {
  return wordsOf(sentence)
    .filter((word) => /^[^\p{L}\p{N}]*\p{Lu}/u.test(word))
    .flatMap((word) => comparable(word).split(' '))
    .filter((word) => !smallWords[language].has(word));
}

function textOf({ question, answer, simply, note = '' }: CitedEntry): string {
  return `${question} ${answer} ${simply} ${note}`;
}
