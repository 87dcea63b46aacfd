import type { EntryCheck, Lesson } from './lesson.ts';

const tenWords = 'We walk along the quiet road with our good friend.';

function sentences(count: number): string {
  return Array<string>(count).fill(tenWords).join(' ');
}

const termNames = ['angel', 'faith', 'grace', 'prayer', 'heaven', 'saint'];

/** Every other check is a choice, whose right place changes. */
function checkOf(index: number): EntryCheck {
  const why = 'The answer says so.';
  if (index % 2 === 0) {
    return { kind: 'true-false', statement: `Friend ${index} walks.`, answer: index !== 2, why };
  }
  const wrong = ['Under the sea', 'Over the moon'];
  const answer = 'Along the quiet road';
  const choices = index === 1 ? [answer, ...wrong] : [...wrong, answer];
  return {
    kind: 'choose',
    question: `Where do we walk with friend ${index}?`,
    choices,
    answer,
    why,
  };
}

/** A lesson that keeps every rule of docs/authoring.md, for tests to break one at a time. */
export function goodLesson(): Lesson {
  return {
    title: 'A Test of the Rules',
    minutes: 15,
    status: { reading: 'awaiting' },
    goals: ['I can walk.', 'I can tell who walks.', 'I know why we walk.'],
    story: {
      title: 'On the Road',
      source: 'a family scene',
      paragraphs: [
        `${sentences(5)} An angel walks with us in faith and grace. Prayer leads a saint to heaven.`,
        ...Array<string>(4).fill(sentences(7)),
      ],
      pages: [2, 1, 2],
      wonder: 'I wonder who walks beside us?',
      prayer: 'Lord, walk with me.',
    },
    teaching: termNames.map((name, index) => ({
      id: `about-${name}`,
      question: `What is ${name}?`,
      answer: sentences(2),
      byHeart: index < 2,
      simply: sentences(2),
      check: checkOf(index),
      ref: { book: '1912', questions: '54-55' },
    })),
    vocabulary: termNames.map((name) => ({
      id: name,
      term: name,
      meaning: 'a word that we learn on the way',
      met: 1,
    })),
    activities: [
      {
        id: 'a1',
        kind: 'matching',
        prompt: 'Match.',
        pairs: ['one', 'two', 'three', 'four'].map((left) => ({ left, right: `${left} more` })),
      },
      { id: 'a2', kind: 'ordering', prompt: 'Order.', items: ['first', 'second', 'third', 'last'] },
      {
        id: 'a3',
        kind: 'true-false',
        prompt: 'True?',
        statements: [true, false, true, false].map((answer, index) => ({
          id: `s${index + 1}`,
          text: `The road has ${index + 1} bends.`,
          answer,
          why: 'We counted them.',
        })),
      },
      {
        id: 'a4',
        kind: 'definition-match',
        prompt: 'Match the meanings.',
        terms: ['angel', 'faith', 'grace', 'prayer'],
      },
      {
        id: 'a5',
        kind: 'listening',
        prompt: 'Listen.',
        say: tenWords,
        questions: [
          { id: 'l1', text: 'Who walks?', choices: ['we', 'they'], answer: 'we' },
          {
            id: 'l2',
            text: 'Where do we walk?',
            choices: ['at home', 'on a road'],
            answer: 'on a road',
          },
        ],
      },
    ],
    quiz: [
      ...[true, false, true, false, true].map((answer, index) => ({
        id: `q${index + 1}`,
        kind: 'true-false' as const,
        statement: `We have walked for ${index + 1} hours.`,
        answer,
        why: 'The story says so.',
      })),
      ...['angel', 'faith', 'grace', 'prayer'].map((name, index) => ({
        id: `q${index + 6}`,
        kind: 'typed' as const,
        question: `Which word means ${index + 1}?`,
        answers: [name],
        wrong: ['a stone'],
        why: 'It is a key word.',
      })),
    ],
    forGrownUps: {
      meaning: sentences(7),
      oftenMisunderstood: ['Walking is not running.'],
      atHome: 'Take a walk together.',
    },
  };
}
