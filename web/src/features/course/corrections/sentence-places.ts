/**
 * The places of a lesson file that hold words for people, in the order of the file, with `n` for every number: what can be
 * changed sentence by sentence. Ids, kinds and minutes are none of them.
 */
const sentenceShapes = [
  'title',
  'goals.n',
  'story.title',
  'story.source',
  'story.paragraphs.n',
  'story.wonder',
  'story.prayer',
  'teaching.n.question',
  'teaching.n.answer',
  'teaching.n.simply',
  'teaching.n.check.statement',
  'teaching.n.check.question',
  'teaching.n.check.choices.n',
  'teaching.n.check.why',
  'teaching.n.note',
  'teaching.n.ref.questions',
  'vocabulary.n.term',
  'vocabulary.n.meaning',
  'activities.n.prompt',
  'activities.n.pairs.n.left',
  'activities.n.pairs.n.right',
  'activities.n.pairs.n.word',
  'activities.n.pairs.n.opposite',
  'activities.n.items.n',
  'activities.n.statements.n.text',
  'activities.n.statements.n.answer',
  'activities.n.statements.n.why',
  'activities.n.words.n.word',
  'activities.n.words.n.clue',
  'activities.n.riddles.n.text',
  'activities.n.riddles.n.answer',
  'activities.n.riddles.n.accepted',
  'activities.n.riddles.n.wrong',
  'activities.n.riddles.n.hint',
  'activities.n.say',
  'activities.n.questions.n.text',
  'activities.n.questions.n.choices.n',
  'quiz.n.statement',
  'quiz.n.question',
  'quiz.n.answer',
  'quiz.n.answers',
  'quiz.n.wrong',
  'quiz.n.why',
  'forGrownUps.meaning',
  'forGrownUps.oftenMisunderstood.n',
  'forGrownUps.atHome',
] as const;

type SentenceShape = (typeof sentenceShapes)[number];

/** Which choice of a listening question is right: it changes with its choice, and has a name for the list of changes. */
const rightChoice = 'activities.n.questions.n.answer';

/** The parts of a lesson as its file divides it. */
export const lessonGroups = [
  'title',
  'goals',
  'story',
  'teaching',
  'vocabulary',
  'activities',
  'quiz',
  'forGrownUps',
] as const;

export type LessonGroup = (typeof lessonGroups)[number];

const withoutNumbers = (path: string) => path.replace(/(?<=\.)\d+(?=\.|$)/g, 'n');

/** What kind of sentence stands at a path (`quiz.3.why`); null where there are no words for people. */
export function shapeOf(path: string): SentenceShape | null {
  const shape = withoutNumbers(path);
  return sentenceShapes.find((one) => one === shape) ?? null;
}

/** By what name people know a path; null for a field that has none. */
export function nameShapeOf(path: string): SentenceShape | typeof rightChoice | null {
  return withoutNumbers(path) === rightChoice ? rightChoice : shapeOf(path);
}

/** The numbers of a path as people count, from 1. */
export function numbersIn(path: string): number[] {
  return path
    .split('.')
    .filter((key) => /^\d+$/.test(key))
    .map((key) => Number(key) + 1);
}

/** The part of the lesson that a path lies in; null for a field that belongs to none. */
export function groupOf(path: string): LessonGroup | null {
  return lessonGroups.find((group) => path === group || path.startsWith(`${group}.`)) ?? null;
}
