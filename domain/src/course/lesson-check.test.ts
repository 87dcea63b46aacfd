import { describe, expect, it } from 'vitest';
import type { Lesson } from './lesson.ts';
import { checkLesson } from './lesson-check.ts';
import { goodLesson } from './lesson-fixture.ts';

/** The findings after one change to a good lesson, each as `path: message`. */
function findings(change: (lesson: Lesson) => void): string[] {
  const lesson = goodLesson();
  change(lesson);
  return checkLesson(lesson, 'en').map(({ path, message }) => `${path.join('.')}: ${message}`);
}

function activity<Kind extends Lesson['activities'][number]['kind']>(lesson: Lesson, kind: Kind) {
  const match = lesson.activities.find((candidate) => candidate.kind === kind);
  if (match === undefined) throw new Error(`The lesson has no ${kind}.`);
  return match as Extract<Lesson['activities'][number], { kind: Kind }>;
}

const words = (count: number) => Array<string>(count).fill('word').join(' ');
/** Sentences of ten words, `count` words in all. */
const prose = (count: number) =>
  `${Array<string>(count / 10)
    .fill(words(10))
    .join('. ')
    .replaceAll('. w', '. W')}.`;

describe('checkLesson', () => {
  it('finds nothing in a good lesson', () => {
    expect(findings(() => {})).toEqual([]);
  });

  it.each<[string, (lesson: Lesson) => void, RegExp]>([
    [
      'two goals',
      (l) => l.goals.pop(),
      /^goals: There are 2 goals; the guide asks for exactly 3\.$/,
    ],
    [
      'four paragraphs',
      (l) => l.story.paragraphs.pop(),
      /^story.paragraphs: There are 4 paragraphs/,
    ],
    [
      'a short story',
      (l) => l.story.paragraphs.fill(prose(50)),
      /There are 250 words in the story/,
    ],
    ['a long story', (l) => l.story.paragraphs.fill(prose(90)), /There are 450 words in the story/],
    ['five teaching entries', (l) => l.teaching.pop(), /^teaching: There are 5 teaching entries/],
    [
      'too much teaching',
      (l) =>
        l.teaching.push(
          ...goodLesson().teaching.map((t) => ({ ...t, id: `${t.id}-2`, answer: prose(50) })),
        ),
      /words of teaching/,
    ],
    [
      'a short answer',
      (l) => Object.assign(l.teaching[2] ?? {}, { answer: `${words(5)}.` }),
      /^teaching.2.answer: There are 5 words/,
    ],
    [
      'a long simple answer',
      (l) => Object.assign(l.teaching[2] ?? {}, { simply: prose(60) }),
      /^teaching.2.simply: There are 60 words/,
    ],
    ['five key words', (l) => l.vocabulary.pop(), /^vocabulary: There are 5 key words/],
    [
      'a long meaning',
      (l) => Object.assign(l.vocabulary[2] ?? {}, { meaning: words(15) }),
      /^vocabulary.2.meaning: There are 15/,
    ],
    [
      'a key word not used',
      (l) => Object.assign(l.vocabulary[0] ?? {}, { term: 'purgatory' }),
      /^vocabulary.0.term: The key word "purgatory" is not used/,
    ],
    [
      'little for grown-ups',
      (l) => Object.assign(l.forGrownUps, { meaning: prose(50) }),
      /^forGrownUps.meaning: There are 50/,
    ],
    [
      'no misunderstanding',
      (l) => Object.assign(l.forGrownUps, { oftenMisunderstood: [] }),
      /^forGrownUps.oftenMisunderstood/,
    ],
    [
      'wrong minutes',
      (l) => Object.assign(l, { minutes: 20 }),
      /^minutes: The lesson says 20 minutes, and its length makes/,
    ],
    [
      'a sentence of 17 words',
      (l) =>
        l.story.paragraphs.splice(0, 1, `${prose(50).replaceAll('word.', 'Word.')} W${words(17)}.`),
      /^story.paragraphs.0: A sentence has 17 words, 16 at most/,
    ],
    [
      'a quiz sentence too long',
      (l) => Object.assign(l.quiz[0] ?? {}, { why: `${words(17)}.` }),
      /^quiz.0.why: A sentence has 17 words/,
    ],
    [
      'an answer sentence of 21 words',
      (l) => Object.assign(l.teaching[0] ?? {}, { answer: `${words(21)}.` }),
      /^teaching.0.answer: A sentence has 21 words, 20 at most/,
    ],
    [
      'a note sentence of 21 words',
      (l) => Object.assign(l.teaching[0] ?? {}, { note: `${words(21)}.` }),
      /^teaching.0.note: A sentence has 21 words/,
    ],
    [
      'sentences short on average',
      (l) => l.story.paragraphs.fill(`${'We walk on here. '.repeat(18)}`),
      /Sentences have [4-7](\.\d)? words on average/,
    ],
    [
      'the same teaching id twice',
      (l) => Object.assign(l.teaching[1] ?? {}, { id: 'about-angel' }),
      /^teaching.1: The id "about-angel" stands twice/,
    ],
    [
      'the same quiz id twice',
      (l) => Object.assign(l.quiz[1] ?? {}, { id: 'q1' }),
      /^quiz.1: The id "q1" stands twice/,
    ],
    [
      'four activities',
      (l) => l.activities.pop(),
      /^activities: There are 4 activities; the guide asks for exactly 5/,
    ],
    [
      'three kinds only',
      (l) =>
        l.activities.splice(
          3,
          2,
          { ...activity(l, 'ordering'), id: 'a4' },
          { ...activity(l, 'matching'), id: 'a5' },
        ),
      /^activities: There are 3 kinds of activity/,
    ],
    [
      'three pairs',
      (l) => activity(l, 'matching').pairs.pop(),
      /^activities.0.pairs: There are 3 pairs/,
    ],
    [
      'seven items',
      (l) => activity(l, 'ordering').items.push('a', 'b', 'c'),
      /^activities.1.items: There are 7 items/,
    ],
    [
      'the same item twice',
      (l) => activity(l, 'ordering').items.push('First!'),
      /^activities.1.items.4: The text "first" stands twice/,
    ],
    [
      'a statement id twice',
      (l) => Object.assign(activity(l, 'true-false').statements[1] ?? {}, { id: 's1' }),
      /^activities.2.statements.1: The id "s1"/,
    ],
    [
      'statements all true',
      (l) => {
        for (const s of activity(l, 'true-false').statements) s.answer = true;
      },
      /^activities.2.statements: All right answers of this activity are alike/,
    ],
    [
      'an unknown term',
      (l) => activity(l, 'definition-match').terms.push('purgatory'),
      /^activities.3.terms.4: "purgatory" is no id of the vocabulary/,
    ],
    [
      'a term twice',
      (l) => activity(l, 'definition-match').terms.push('angel'),
      /^activities.3.terms.4: The id "angel" stands twice/,
    ],
    [
      'an answer that is no choice',
      (l) => Object.assign(activity(l, 'listening').questions[0] ?? {}, { answer: 'you' }),
      /^activities.4.questions.0.answer: The right answer "you" is none of the choices/,
    ],
    [
      'one choice only',
      (l) => Object.assign(activity(l, 'listening').questions[0] ?? {}, { choices: ['we'] }),
      /^activities.4.questions.0.choices: There are 1 choices/,
    ],
    [
      'right choices all at one place',
      (l) => Object.assign(activity(l, 'listening').questions[1] ?? {}, { answer: 'at home' }),
      /^activities.4.questions: All right answers of this activity are alike/,
    ],
    [
      'a key word that is used only as the name of a field',
      (l) => Object.assign(l.vocabulary[0] ?? {}, { term: 'statement' }),
      /^vocabulary.0.term: The key word "statement" is not used/,
    ],
    ['seven questions', (l) => l.quiz.splice(0, 2), /^quiz: There are 7 quiz questions/],
    ['two typed questions', (l) => l.quiz.splice(7, 2), /^quiz: There are 2 typed questions/],
    [
      'statements of the quiz all alike',
      (l) => {
        for (const q of l.quiz) if (q.kind === 'true-false') q.answer = false;
      },
      /^quiz: All right answers to true\/false questions are alike/,
    ],
    [
      'a question twice',
      (l) => Object.assign(l.quiz[1] ?? {}, { statement: 'We have walked for 1 hours!' }),
      /^quiz.1: The question "we have walked for 1 hours" stands twice/,
    ],
    [
      'a quiz question from an activity',
      (l) => Object.assign(l.quiz[0] ?? {}, { statement: 'the road has 1 bends' }),
      /^quiz.0: This question repeats an activity word for word/,
    ],
  ])('finds %s', (_, change, expected) => {
    expect(findings(change)).toEqual(expect.arrayContaining([expect.stringMatching(expected)]));
  });

  it('every finding says what to do', () => {
    const empty: Lesson = {
      ...goodLesson(),
      goals: [],
      teaching: [],
      vocabulary: [],
      activities: [],
      quiz: [],
    };
    const result = checkLesson(empty, 'fr');
    expect(result.length).toBeGreaterThan(5);
    for (const { message, doThis } of result) {
      expect(message).toMatch(/\.$/);
      expect(doThis).toMatch(/\.$/);
    }
  });
});
