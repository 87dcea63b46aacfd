import type { Activity, Lesson, QuizQuestion, TeachingEntry } from './lesson.ts';
import { countWords } from './lesson-text.ts';

/**
 * Words a minute that a child of eight reads aloud, in the middle of the published norms for
 * autumn (Hasbrouck and Tindal 2017: age 7 reads 50, age 8 reads 83, age 9 reads 94).
 */
export const readingPace = 83;

/** Words a minute of a text that is read to the child. */
const listeningPace = 140;

/**
 * Seconds that hands take besides reading. No norm tells them: they are our own, watched with a
 * clock.
 */
const handSeconds = {
  /** One tap: true or false, one of three. */
  tap: 3,
  /** A thing moved to its place, a pair brought together. */
  place: 5,
  /** A word guessed or put together letter by letter. */
  spell: 20,
  /** A typed answer. */
  type: 15,
} as const;

/** What a part of a lesson asks of a child. */
interface Work {
  /** Words that the child reads. */
  read: number;
  /** Words that are read to the child. */
  listened: number;
  seconds: number;
}

const nothing: Work = { read: 0, listened: 0, seconds: 0 };

function sum(parts: readonly Work[]): Work {
  return parts.reduce(
    (all, { read, listened, seconds }) => ({
      read: all.read + read,
      listened: all.listened + listened,
      seconds: all.seconds + seconds,
    }),
    nothing,
  );
}

function reading(texts: readonly string[], seconds = 0): Work {
  return { read: countWords(...texts), listened: 0, seconds };
}

function workOfEntry({ question, answer, simply, check }: TeachingEntry): Work {
  const quizQuestion =
    check.kind === 'true-false' ? [check.statement] : [check.question, ...check.choices];
  return reading([question, answer, simply, ...quizQuestion, check.why], handSeconds.tap);
}

function workOfActivity(activity: Activity, { vocabulary }: Lesson): Work {
  switch (activity.kind) {
    case 'matching':
      return sum(
        activity.pairs.map(({ left, right }) => reading([left, right], handSeconds.place)),
      );
    case 'antonyms':
      return sum(
        activity.pairs.map(({ word, opposite }) => reading([word, opposite], handSeconds.place)),
      );
    case 'ordering':
      return sum(activity.items.map((item) => reading([item], handSeconds.place)));
    case 'true-false':
      return sum(activity.statements.map(({ text, why }) => reading([text, why], handSeconds.tap)));
    case 'anagram':
    case 'hangman':
      return sum(activity.words.map(({ clue }) => reading([clue], handSeconds.spell)));
    case 'definition-match':
      return sum(
        vocabulary
          .filter(({ id }) => activity.terms.includes(id))
          .map(({ term, meaning }) => reading([term, meaning], handSeconds.place)),
      );
    case 'riddle':
      return sum(activity.riddles.map(({ text }) => reading([text], handSeconds.type)));
    case 'listening':
      return sum([
        { read: 0, listened: countWords(activity.say), seconds: 0 },
        ...activity.questions.map(({ text, choices }) =>
          reading([text, ...choices], handSeconds.tap),
        ),
      ]);
  }
}

function workOfQuestion(question: QuizQuestion): Work {
  return question.kind === 'typed'
    ? reading([question.question, question.why], handSeconds.type)
    : reading([question.statement, question.why], handSeconds.tap);
}

/**
 * Minutes of a lesson for a child of eight who reads it alone, not rounded: everything that the
 * child reads or hears (goals, story with what to wonder about and the prayer, the teaching with
 * its checks, key words, games and quiz with their whys) and what the hands do. Hints, notes,
 * sources and the words for grown-ups do not count, nor does thinking.
 *
 * @param byHeart of the teaching, the answers to learn by heart alone
 */
export function minutesOf(lesson: Lesson, byHeart: boolean): number {
  const { goals, story, teaching, vocabulary, activities, quiz } = lesson;
  const entries = byHeart ? teaching.filter((entry) => entry.byHeart === true) : teaching;
  const { read, listened, seconds } = sum([
    reading([lesson.title, ...goals]),
    reading([story.title, ...story.paragraphs, story.wonder, story.prayer]),
    ...entries.map(workOfEntry),
    ...vocabulary.map(({ term, meaning }) => reading([term, meaning])),
    ...activities.map((activity) =>
      sum([reading([activity.prompt]), workOfActivity(activity, lesson)]),
    ),
    ...quiz.map(workOfQuestion),
  ]);
  return read / readingPace + listened / listeningPace + seconds / 60;
}

/** How long a lesson takes at most in one sitting, in minutes. */
export const longestWay = 20;

/**
 * By which way a lesson goes where nothing else is chosen: the whole of it, or where that takes a
 * child of eight more than twenty minutes the by-heart answers, the other entries being more for
 * who likes.
 */
export function defaultWay(lesson: Lesson): 'whole' | 'by-heart' {
  return Math.round(minutesOf(lesson, false)) > longestWay ? 'by-heart' : 'whole';
}

/** The minutes of the default way, as the lesson's file gives them. */
export function minutesOfDefaultWay(lesson: Lesson): number {
  return Math.round(minutesOf(lesson, defaultWay(lesson) === 'by-heart'));
}
