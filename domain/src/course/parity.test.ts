import { describe, expect, it } from 'vitest';
import type { Lesson } from './lesson.ts';
import { goodLesson } from './lesson-fixture.ts';
import { checkParity } from './parity.ts';

/** Where another language does not agree after one change to it. */
function places(change: (lesson: Lesson) => void): string[] {
  const other = goodLesson();
  change(other);
  return checkParity(goodLesson(), other).map(({ path }) => path.join('.'));
}

describe('checkParity', () => {
  it('other words and other accepted answers agree', () => {
    const translate = (lesson: Lesson) => {
      lesson.title = 'Une épreuve des règles';
      lesson.story.paragraphs.fill('Nous marchons.');
      const typed = lesson.quiz[6];
      if (typed?.kind === 'typed') typed.answers = ['la foi', 'foi'];
      const listening = lesson.activities[4];
      if (listening?.kind !== 'listening') return;
      Object.assign(listening.questions[0] ?? {}, { choices: ['nous', 'eux'], answer: 'nous' });
    };
    expect(places(translate)).toEqual([]);
  });

  it.each<[string, (lesson: Lesson) => void, string]>([
    ['a goal more', (l) => l.goals.push('Une de plus.'), 'goals'],
    ['a paragraph less', (l) => l.story.paragraphs.pop(), 'story.paragraphs'],
    [
      'another teaching id',
      (l) => Object.assign(l.teaching[0] ?? {}, { id: 'ange' }),
      'teaching.0',
    ],
    [
      'another reference',
      (l) => Object.assign(l.teaching[2]?.ref ?? {}, { questions: '1' }),
      'teaching.2',
    ],
    [
      'a note on one side only',
      (l) => Object.assign(l.teaching[1] ?? {}, { note: 'Note.' }),
      'teaching.1',
    ],
    ['key words in another order', (l) => l.vocabulary.reverse(), 'vocabulary'],
    ['an activity less', (l) => l.activities.pop(), 'activities'],
    [
      'another kind',
      (l) => Object.assign(l.activities[1] ?? {}, { kind: 'antonyms', pairs: [] }),
      'activities.1',
    ],
    [
      'a pair less',
      (l) => {
        const a = l.activities[0];
        if (a?.kind === 'matching') a.pairs.pop();
      },
      'activities.0',
    ],
    [
      'another truth',
      (l) => {
        const a = l.activities[2];
        if (a?.kind === 'true-false') Object.assign(a.statements[0] ?? {}, { answer: false });
      },
      'activities.2',
    ],
    [
      'another term',
      (l) => {
        const a = l.activities[3];
        if (a?.kind === 'definition-match') a.terms[0] = 'saint';
      },
      'activities.3',
    ],
    [
      'another right choice',
      (l) => {
        const a = l.activities[4];
        if (a?.kind === 'listening') Object.assign(a.questions[0] ?? {}, { answer: 'they' });
      },
      'activities.4',
    ],
    [
      'another answer in the quiz',
      (l) => Object.assign(l.quiz[0] ?? {}, { answer: false }),
      'quiz.0',
    ],
    [
      'a question more',
      (l) =>
        l.quiz.push({
          id: 'q10',
          kind: 'typed',
          question: 'Q ?',
          answers: ['r'],
          wrong: [],
          why: 'w',
        }),
      'quiz',
    ],
  ])('%s does not', (_, change, place) => {
    expect(places(change)).toContain(place);
  });

  it('a passage of Scripture is named in each language, and rests on the same book', () => {
    const base = goodLesson();
    const other = goodLesson();
    Object.assign(base.teaching[0] ?? {}, { ref: { book: 'scripture', questions: 'Galatians 5' } });
    Object.assign(other.teaching[0] ?? {}, { ref: { book: 'scripture', questions: 'Galates 5' } });
    expect(checkParity(base, other)).toEqual([]);
  });

  it('says what stands on either side', () => {
    const other = goodLesson();
    other.goals.pop();
    expect(checkParity(goodLesson(), other)[0]?.message).toBe(
      'Here stands "2 goals", in the other language "3 goals".',
    );
  });
});
