import { expect, it } from 'vitest';
import type { Lesson } from './lesson.ts';
import { goodLesson } from './lesson-fixture.ts';
import { checkWords } from './lesson-words.ts';

/** The findings after one change to a good lesson, each as `path: message`. */
function findings(change: (lesson: Lesson) => void): string[] {
  const lesson = goodLesson();
  change(lesson);
  return checkWords(lesson, 'en').map(({ path, message }) => `${path.join('.')}: ${message}`);
}

it('the words of a good lesson can be played', () => {
  expect(findings(() => {})).toEqual([]);
});

it.each<[string, (lesson: Lesson) => void, RegExp]>([
  [
    'a letter that the on-screen keyboard has not',
    (l) =>
      l.activities.splice(0, 1, {
        id: 'a1',
        kind: 'hangman',
        prompt: 'p',
        words: ['faith', 'angel', 'λόγος'].map((word, i) => ({ id: `w${i}`, word, clue: 'c' })),
      }),
    /^activities.0.words.2.word: "λόγος" has letters that the on-screen keyboard has not: λ, ο, γ, ς/,
  ],
  [
    'a key word too long for a crossword',
    (l) => Object.assign(l.vocabulary[0] ?? {}, { term: 'we walk along the quiet road' }),
    /^vocabulary.0.term: "we walk along the quiet road" does not fit a crossword/,
  ],
  [
    'two key words with the same letters',
    (l) => Object.assign(l.vocabulary[1] ?? {}, { term: 'Ángel' }),
    /^vocabulary.1.term: "Ángel" has the letters of another key word/,
  ],
  [
    'a riddle that cannot be answered on a keyboard',
    (l) =>
      l.activities.splice(0, 1, {
        id: 'a1',
        kind: 'riddle',
        prompt: 'p',
        riddles: ['ангел', 'faith'].map((answer, i) => ({
          id: `r${i}`,
          text: `t${i}`,
          answer,
          accepted: [],
          wrong: [],
          hint: 'h',
        })),
      }),
    /^activities.0.riddles.0.answer: "ангел" cannot be typed/,
  ],
  [
    'a wrong word that is an accepted answer',
    (l) => {
      const typed = l.quiz.find((question) => question.kind === 'typed');
      if (typed?.kind === 'typed') typed.wrong = ['a stone', `the ${typed.answers[0]}`];
    },
    /^quiz.5.wrong.1: "the angel" is an accepted answer as well/,
  ],
  [
    'a word that cannot be jumbled',
    (l) =>
      l.activities.splice(0, 1, {
        id: 'a1',
        kind: 'anagram',
        prompt: 'p',
        words: ['aaa', 'angel', 'grace'].map((word, i) => ({ id: `w${i}`, word, clue: 'c' })),
      }),
    /^activities.0.words.0.word: "aaa" cannot be played/,
  ],
  [
    'a word of digits',
    (l) =>
      l.activities.splice(0, 1, {
        id: 'a1',
        kind: 'hangman',
        prompt: 'p',
        words: ['faith', 'angel', '1912'].map((word, i) => ({ id: `w${i}`, word, clue: 'c' })),
      }),
    /^activities.0.words.2.word: "1912" cannot be played/,
  ],
  [
    'an answer that cannot be typed',
    (l) => Object.assign(l.quiz[8] ?? {}, { answers: ['prayer', '?'] }),
    /^quiz.8.answers.1: "\?" cannot be typed/,
  ],
])('finds %s', (_, change, expected) => {
  expect(findings(change)).toEqual([expect.stringMatching(expected)]);
});
