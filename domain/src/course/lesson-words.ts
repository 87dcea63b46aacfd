import { foldDiacritics } from '../fold-diacritics.ts';
import type { Language } from '../language.ts';
import { puzzleLength, puzzleLetters } from '../printables/puzzle-letters.ts';
import { answerWords } from '../progress/answer-words.ts';
import { lettersNotOnBoard } from '../progress/letter-board.ts';
import type { Finding } from './finding.ts';
import type { Activity, Lesson } from './lesson.ts';
import { comparable } from './lesson-text.ts';

/**
 * Words to guess or to put in order: letters alone, two different ones at least, all on the board.
 */
function checkGuessed(path: Finding['path'], word: string): Finding[] {
  const letters = new Set(comparable(word).replace(/ /g, ''));
  if (letters.size < 2 || !/^[\p{L}\p{M}'’ -]+$/u.test(word)) {
    return [
      {
        path,
        message: `"${word}" cannot be played.`,
        doThis: 'Choose a word of letters, at least two of them different.',
      },
    ];
  }
  const missing = lettersNotOnBoard(word);
  if (missing.length === 0) return [];
  return [
    {
      path,
      message: `"${word}" has letters that the on-screen keyboard has not: ${missing.join(', ')}.`,
      doThis: 'Choose a word whose letters are A to Z once accents are left out.',
    },
  ];
}

/** Answers to be typed: a letter or a digit, and none that the keyboards of our readers lack. */
function checkTyped(path: Finding['path'], answer: string, language: Language): Finding[] {
  const letters = foldDiacritics(answer).match(/\p{L}/gu) ?? [];
  const typed =
    answerWords(answer, language).length > 0 && letters.every((letter) => /[a-z]/.test(letter));
  if (typed) return [];
  return [
    {
      path,
      message: `"${answer}" cannot be typed.`,
      doThis: 'Write an answer of the letters A to Z, accents allowed, or of digits.',
    },
  ];
}

/** Wrong words that are themselves an accepted answer, which would never be refused. */
function checkWrong(
  path: Finding['path'],
  wrong: readonly string[],
  answers: readonly string[],
  language: Language,
): Finding[] {
  const same = (text: string) => answerWords(text, language).join(' ');
  const right = new Set(answers.map(same));
  return wrong.flatMap((text, index) =>
    right.has(same(text))
      ? [
          {
            path: [...path, index],
            message: `"${text}" is an accepted answer as well.`,
            doThis: 'Take it away in one of the two places.',
          },
        ]
      : [],
  );
}

function checkWordsOfActivity(
  activity: Activity,
  path: Finding['path'],
  language: Language,
): Finding[] {
  if (activity.kind === 'anagram' || activity.kind === 'hangman') {
    return activity.words.flatMap(({ word }, index) =>
      checkGuessed([...path, 'words', index, 'word'], word),
    );
  }
  if (activity.kind !== 'riddle') return [];
  return activity.riddles.flatMap(({ answer, accepted, wrong }, index) => [
    ...checkWrong([...path, 'riddles', index, 'wrong'], wrong, [answer, ...accepted], language),
    ...checkTyped([...path, 'riddles', index, 'answer'], answer, language),
    ...accepted.flatMap((other, place) =>
      checkTyped([...path, 'riddles', index, 'accepted', place], other, language),
    ),
  ]);
}

/** Key words that no crossword or word search can hold, or that look the same in one. */
function checkPuzzleWords({ vocabulary }: Lesson): Finding[] {
  const laid = vocabulary.map(({ term }) => puzzleLetters(term));
  return vocabulary.flatMap(({ term }, index): Finding[] => {
    const path = ['vocabulary', index, 'term'];
    const letters = laid[index];
    if (letters === null || letters === undefined) {
      const { min, max } = puzzleLength;
      return [
        {
          path,
          message: `"${term}" does not fit a crossword or a word search.`,
          doThis: `Write ${min} to ${max} letters, spaces not counted, with no digits or brackets.`,
        },
      ];
    }
    if (laid.indexOf(letters) === index) return [];
    return [
      {
        path,
        message: `"${term}" has the letters of another key word of this lesson.`,
        doThis: 'Take one of the two away, or choose another word.',
      },
    ];
  });
}

/** Whether the words of a lesson can be guessed, typed and laid in a puzzle, in their language. */
export function checkWords(lesson: Lesson, language: Language): Finding[] {
  return [
    ...lesson.activities.flatMap((activity, index) =>
      checkWordsOfActivity(activity, ['activities', index], language),
    ),
    ...lesson.quiz.flatMap((question, index) =>
      question.kind === 'typed'
        ? [
            ...question.answers.flatMap((answer, place) =>
              checkTyped(['quiz', index, 'answers', place], answer, language),
            ),
            ...checkWrong(['quiz', index, 'wrong'], question.wrong, question.answers, language),
          ]
        : [],
    ),
    ...checkPuzzleWords(lesson),
  ];
}
