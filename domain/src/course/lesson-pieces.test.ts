import { describe, expect, it } from 'vitest';
import type { Lesson } from './lesson.ts';
import { goodLesson } from './lesson-fixture.ts';
import { checkPieces, pagesOfStory } from './lesson-pieces.ts';

function findings(change: (lesson: Lesson) => void): string[] {
  const lesson = goodLesson();
  change(lesson);
  return checkPieces(lesson, 'en').map(({ path, message }) => `${path.join('.')}: ${message}`);
}

const words = (count: number) => Array<string>(count).fill('word').join(' ');

function checkOf<Kind extends Lesson['teaching'][number]['check']['kind']>(
  lesson: Lesson,
  kind: Kind,
) {
  const match = lesson.teaching.find(({ check }) => check.kind === kind)?.check;
  if (match === undefined) throw new Error(`The lesson has no ${kind}.`);
  return match as Extract<Lesson['teaching'][number]['check'], { kind: Kind }>;
}

describe('checkPieces', () => {
  it('finds nothing in a good lesson', () => {
    expect(findings(() => {})).toEqual([]);
  });

  it.each<[string, (lesson: Lesson) => void, RegExp]>([
    [
      'pages that hold another number of paragraphs',
      (l) => Object.assign(l.story, { pages: [2, 2, 2] }),
      /^story.pages: The pages hold 6 paragraphs, and the story has 5/,
    ],
    [
      'two pages',
      (l) => Object.assign(l.story, { pages: [2, 3] }),
      /^story.pages: There are 2 picture pages/,
    ],
    [
      'a page of many words',
      (l) => Object.assign(l.story, { pages: [3, 1, 1] }),
      /^story.pages.0: There are \d+ words on the page; the guide asks for 60 to 140/,
    ],
    [
      'much to wonder about',
      (l) => Object.assign(l.story, { wonder: `${words(26)}?` }),
      /^story.wonder: There are 26 words/,
    ],
    [
      'a long prayer',
      (l) => Object.assign(l.story, { prayer: `${words(21)}.` }),
      /^story.prayer: There are 21 words of prayer/,
    ],
    [
      'one answer by heart',
      (l) => Object.assign(l.teaching[0] ?? {}, { byHeart: false }),
      /^teaching: There are 1 answers to learn by heart/,
    ],
    [
      'a long statement',
      (l) => Object.assign(checkOf(l, 'true-false'), { statement: words(26) }),
      /check.statement: There are 26 words to be judged/,
    ],
    [
      'a long reason',
      (l) => Object.assign(checkOf(l, 'true-false'), { why: words(17) }),
      /check.why: There are 17 words/,
    ],
    [
      'two choices',
      (l) => checkOf(l, 'choose').choices.pop(),
      /check.choices: There are 2 choices/,
    ],
    [
      'a right choice that is none',
      (l) => Object.assign(checkOf(l, 'choose'), { answer: 'At home' }),
      /check.answer: The right answer "At home" is none of the choices/,
    ],
    [
      'a right choice that the entry does not tell',
      (l) => {
        const check = checkOf(l, 'choose');
        check.choices = ['Under purple mountains', 'a', 'b'];
        check.answer = 'Under purple mountains';
      },
      /check.answer: The right answer "Under purple mountains" does not stand in the entry/,
    ],
    [
      'a check that is a quiz question',
      (l) => Object.assign(checkOf(l, 'true-false'), { statement: 'We have walked for 1 hours!' }),
      /check: This check repeats a quiz question word for word/,
    ],
    [
      'checks all true',
      (l) => {
        for (const { check } of l.teaching) if (check.kind === 'true-false') check.answer = true;
      },
      /^teaching: All true\/false checks have the same answer/,
    ],
    [
      'right choices all at one place',
      (l) => {
        for (const { check } of l.teaching) {
          if (check.kind === 'choose') check.answer = check.choices[0] ?? '';
        }
      },
      /^teaching: The right choice of every check stands at the same place/,
    ],
    [
      'a word met nowhere',
      (l) => Object.assign(l.vocabulary[0] ?? {}, { met: 9 }),
      /^vocabulary.0.met: "9" is no paragraph of the story/,
    ],
    [
      'a word met where it does not stand',
      (l) => Object.assign(l.vocabulary[0] ?? {}, { met: 2 }),
      /^vocabulary.0.met: The key word "angel" does not stand there/,
    ],
    [
      'a quiz that begins with a typed question',
      (l) => l.quiz.unshift(...l.quiz.splice(6, 1)),
      /^quiz.0: A typed question stands first/,
    ],
  ])('finds %s', (_, change, expected) => {
    expect(findings(change)).toEqual(expect.arrayContaining([expect.stringMatching(expected)]));
  });
});

it('the pages of a story hold its paragraphs in order', () => {
  const story = { ...goodLesson().story, paragraphs: ['a', 'b', 'c'], pages: [2, 1] };
  expect(pagesOfStory(story)).toEqual([['a', 'b'], ['c']]);
});
