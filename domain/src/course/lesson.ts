import { z } from 'zod';

const words = z.string().trim().min(1);
const id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use small letters, digits and hyphens.');
/** Words or short phrases that make an answer wrong although it holds the right words. */
const wrongWords = z.array(words);
const wordWithClue = z.strictObject({ id, word: words, clue: words });

const activityHead = { id, prompt: words };

const matching = z.strictObject({
  ...activityHead,
  kind: z.literal('matching'),
  pairs: z.array(z.strictObject({ left: words, right: words })),
});

const ordering = z.strictObject({
  ...activityHead,
  kind: z.literal('ordering'),
  /** In the right order. */
  items: z.array(words),
});

const trueFalse = z.strictObject({
  ...activityHead,
  kind: z.literal('true-false'),
  statements: z.array(z.strictObject({ id, text: words, answer: z.boolean(), why: words })),
});

const anagram = z.strictObject({
  ...activityHead,
  kind: z.literal('anagram'),
  words: z.array(wordWithClue),
});

const hangman = z.strictObject({
  ...activityHead,
  kind: z.literal('hangman'),
  words: z.array(wordWithClue),
});

const antonyms = z.strictObject({
  ...activityHead,
  kind: z.literal('antonyms'),
  pairs: z.array(z.strictObject({ word: words, opposite: words })),
});

/** Matches words of the lesson's vocabulary with their meanings: it holds none of its own. */
export const definitionMatch = z.strictObject({
  ...activityHead,
  kind: z.literal('definition-match'),
  /** Ids of the lesson's vocabulary. */
  terms: z.array(id),
});

const riddle = z.strictObject({
  ...activityHead,
  kind: z.literal('riddle'),
  riddles: z.array(
    z.strictObject({
      id,
      text: words,
      answer: words,
      accepted: z.array(words),
      wrong: wrongWords,
      hint: words,
    }),
  ),
});

const listening = z.strictObject({
  ...activityHead,
  kind: z.literal('listening'),
  /** Read aloud; the questions are about it. */
  say: words,
  /** `answer` is one of the choices, word for word. */
  questions: z.array(z.strictObject({ id, text: words, choices: z.array(words), answer: words })),
});

/** The kinds that hold all the words they are played with. */
export const activitiesOfOwnWords = [
  matching,
  ordering,
  trueFalse,
  anagram,
  hangman,
  antonyms,
  riddle,
  listening,
] as const;

export const activitySchema = z.discriminatedUnion('kind', [
  ...activitiesOfOwnWords,
  definitionMatch,
]);

/** The nine kinds of activity. @see docs/requirements.md#r-activities */
export const activityKinds = activitySchema.options.map(({ shape }) => shape.kind.value);

export const quizQuestionSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    id,
    kind: z.literal('true-false'),
    statement: words,
    answer: z.boolean(),
    why: words,
  }),
  z.strictObject({
    id,
    kind: z.literal('typed'),
    question: words,
    /** The best answer, then accepted ones. */
    answers: z.array(words).min(1),
    wrong: wrongWords,
    why: words,
  }),
]);

/** What a child taps once, below an entry, to see whether it was understood. */
const entryCheckSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('true-false'),
    statement: words,
    answer: z.boolean(),
    why: words,
  }),
  /** `answer` is one of the choices, word for word. */
  z.strictObject({
    kind: z.literal('choose'),
    question: words,
    choices: z.array(words),
    answer: words,
    why: words,
  }),
]);

const teachingEntry = z.strictObject({
  id,
  question: words,
  answer: words,
  /** One of the two or three answers of a lesson that are learned by heart. */
  byHeart: z.boolean().optional(),
  simply: words,
  check: entryCheckSchema,
  ref: z.strictObject({ book: words, questions: words }),
  /** The received formula that the answer holds to the letter: an id of `content/formulas.yaml`. */
  formula: id.optional(),
  note: words.optional(),
});

const vocabularyEntry = z.strictObject({
  id,
  term: words,
  meaning: words,
  /** Where a child first meets the word: the number of a story's paragraph, from 1, or a teaching entry's id. */
  met: z.union([z.int().min(1), id]),
});

/** Who of the Church has read a lesson or the life of a saint, and when. @see docs/requirements.md#r-trust-line */
export const readingStatus = z.discriminatedUnion('reading', [
  z.strictObject({ reading: z.literal('awaiting') }),
  z.strictObject({ reading: z.literal('done'), by: words, on: z.iso.date() }),
]);

/**
 * One lesson in one language: `content/lessons/<module>/<lesson>/<lang>.yaml`.
 * The schema holds the shape; counts, lengths and cross-references are `checkLesson`'s.
 * @see docs/authoring.md#what-each-field-means
 */
export const lessonSchema = z.strictObject({
  title: words,
  minutes: z.int().min(1),
  status: readingStatus,
  goals: z.array(words),
  story: z.strictObject({
    title: words,
    source: words,
    paragraphs: z.array(words),
    /** How many paragraphs stand on each picture page, one after the other. */
    pages: z.array(z.int().min(1)),
    /** A question without a right answer. */
    wonder: words,
    /** One line to say quietly with God. */
    prayer: words,
  }),
  teaching: z.array(teachingEntry),
  vocabulary: z.array(vocabularyEntry),
  activities: z.array(activitySchema),
  quiz: z.array(quizQuestionSchema),
  forGrownUps: z.strictObject({
    meaning: words,
    oftenMisunderstood: z.array(words),
    atHome: words,
  }),
});

export type Lesson = z.infer<typeof lessonSchema>;
export type Activity = z.infer<typeof activitySchema>;
export type ActivityKind = Activity['kind'];
export type ActivityOf<Kind extends ActivityKind> = Extract<Activity, { kind: Kind }>;
export type QuizQuestion = z.infer<typeof quizQuestionSchema>;
export type EntryCheck = z.infer<typeof entryCheckSchema>;
export type TeachingEntry = Lesson['teaching'][number];
export type VocabularyEntry = Lesson['vocabulary'][number];
