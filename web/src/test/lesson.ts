import type { ActivityView, LessonView } from '@pius/contracts/course.ts';

type Kind = ActivityView['kind'];

/** One activity of each kind, short ones. */
export const exampleActivities: { [K in Kind]: Extract<ActivityView, { kind: K }> } = {
  matching: {
    id: 'a1',
    kind: 'matching',
    prompt: 'Match each name with what belongs to it.',
    pairs: [
      { left: 'Riese', right: 'the village of Bepi' },
      { left: 'Don Tito', right: 'the parish priest' },
      { left: 'A catechism', right: 'a book of questions and answers' },
    ],
  },
  ordering: {
    id: 'a2',
    kind: 'ordering',
    prompt: 'Put the life of Saint Pius X in order.',
    items: ['Bepi walks to school.', 'Bepi becomes a priest.', 'He is Pope.', 'He is a saint.'],
  },
  'true-false': {
    id: 'a3',
    kind: 'true-false',
    prompt: 'Are these true or false?',
    statements: [
      { id: 's1', text: 'Bepi wore his shoes to school.', answer: false, why: 'He carried them.' },
      { id: 's2', text: 'His father was a messenger.', answer: true, why: 'He went with a cart.' },
      { id: 's3', text: 'Bepi lived in Italy.', answer: true, why: 'Riese is in Italy.' },
    ],
  },
  anagram: {
    id: 'a4',
    kind: 'anagram',
    prompt: 'Lay the letters in order.',
    words: [
      { id: 'w1', word: 'road', clue: 'What Bepi walked on.' },
      { id: 'w2', word: 'pope', clue: 'The shepherd of the whole Church.' },
    ],
  },
  hangman: {
    id: 'a5',
    kind: 'hangman',
    prompt: 'Find the hidden word before the candle is out.',
    words: [
      { id: 'w1', word: 'donkey', clue: 'It pulled the cart.' },
      { id: 'w2', word: 'Latin', clue: 'The language of the Church.' },
    ],
  },
  antonyms: {
    id: 'a6',
    kind: 'antonyms',
    prompt: 'Match each word with its opposite.',
    pairs: [
      { word: 'rich', opposite: 'poor' },
      { word: 'near', opposite: 'far' },
      { word: 'question', opposite: 'answer' },
    ],
  },
  'definition-match': {
    id: 'a7',
    kind: 'definition-match',
    prompt: 'Match each word with its meaning.',
    terms: [
      { id: 'bishop', term: 'Bishop', meaning: 'the shepherd of many parishes' },
      { id: 'doctrine', term: 'Doctrine', meaning: 'what is taught' },
      { id: 'parish', term: 'Parish', meaning: 'the people around one church' },
    ],
  },
  riddle: {
    id: 'a8',
    kind: 'riddle',
    prompt: 'What is it?',
    riddles: [
      {
        id: 'r1',
        text: 'I hang on a shoulder, though I am made for feet.',
        answer: 'shoes',
        accepted: ['the shoes'],
        wrong: [],
        hint: 'Bepi carried them.',
      },
      {
        id: 'r2',
        text: 'I show the way and do not walk.',
        answer: 'map',
        accepted: [],
        wrong: [],
        hint: 'It is on paper.',
      },
    ],
  },
  listening: {
    id: 'a9',
    kind: 'listening',
    prompt: 'Listen, then answer.',
    say: 'Bepi walks to school. The road is long.',
    questions: [
      {
        id: 'l1',
        text: 'Where does Bepi go?',
        choices: ['To school', 'To the sea', 'To Rome'],
        answer: 'To school',
      },
      {
        id: 'l2',
        text: 'What is long?',
        choices: ['The day', 'The road', 'The song'],
        answer: 'The road',
      },
    ],
  },
};

/** Lesson 1.1 as the server tells it, with an activity of each kind and a quiz of three questions. */
export function exampleLesson(difference: Partial<LessonView> = {}): LessonView {
  return {
    id: '1-1',
    module: 1,
    number: 1,
    language: 'en',
    moduleTitle: 'Introduction',
    title: 'Introduction to the Course',
    minutes: 20,
    way: 'whole',
    reader: null,
    goals: ['I can tell who Saint Pius X was.', 'I can say what a catechism is.'],
    story: {
      title: 'Shoes on the Shoulder',
      source: 'The childhood of Saint Pius X',
      paragraphs: [
        'Bepi Sarto knows every stone of the road. It leads from Riese to the school.',
        'His shoes hang over his shoulder. Good shoes cost money.',
      ],
      wonder: 'What did Bepi think of on the road?',
      prayer: 'Jesus, walk with me.',
      pictures: [
        { id: 'story-1-1-1', alt: 'A barefoot boy walks to school.', paragraph: 0 },
        { id: 'story-1-1-2', alt: 'A priest shows a boy a line in a book.', paragraph: 2 },
      ],
    },
    teaching: [
      {
        id: 'who-st-pius-x-was',
        question: 'Who was Saint Pius X?',
        answer: 'He was Pope from 1903 to 1914.',
        simply: 'He loved Jesus from childhood to old age.',
        ref: { book: 'compendium', questions: 'letter' },
        note: 'The Church keeps his feast on August 21.',
        byHeart: false,
      },
      {
        id: 'from-whom-we-learn',
        question: 'From whom do we learn Christian doctrine?',
        answer: 'We learn it from the holy Catholic Church.',
        simply: 'The Church hands on what Jesus taught.',
        ref: { book: 'compendium', questions: '3' },
        note: null,
        byHeart: false,
      },
    ],
    vocabulary: exampleActivities['definition-match'].terms,
    activities: Object.values(exampleActivities),
    quiz: [
      { id: 'q1', kind: 'typed', question: 'What was Saint Pius X called as a boy?' },
      { id: 'q2', kind: 'true-false', statement: 'He gave the children of Rome a catechism.' },
      { id: 'q3', kind: 'true-false', statement: 'It is enough to know the answers by heart.' },
    ],
    previous: null,
    next: '1-2',
    ...difference,
  };
}
