import type { TriviaQuestion } from '@pius/contracts/trivia.ts';
import type { TriviaAnswer } from '@pius/domain/trivia/round.ts';

/**
 * How far a round is: what was answered, and at which question one stands. An answered one shows
 * what is right.
 */
export interface Play {
  at: number;
  answers: readonly TriviaAnswer[];
}

/**
 * What this device keeps of a child's trivia: the round that is to count, and the practice after
 * it.
 */
export interface SavedTrivia {
  /** The date of the questions of `round`; '' before the first. */
  day: string;
  round: Play;
  /**
   * What the server said of the round: counted, or practice since one was played elsewhere; null
   * until it has.
   */
  counted: boolean | null;
  /** The practice that is under way: of how many days before, and how far it is. */
  practice: (Play & { daysBack: number }) | null;
}

export const notBegun: Play = { at: 0, answers: [] };
export const nothingSaved: SavedTrivia = {
  day: '',
  round: notBegun,
  counted: null,
  practice: null,
};

/** Practice goes back so many days, and then begins again. */
const farthestPractice = 90;

/**
 * The questions of how many days before today come next in practice; those of today are never asked
 * twice in a row.
 */
export function nextPractice({ practice }: SavedTrivia): number {
  return ((practice?.daysBack ?? 0) % farthestPractice) + 1;
}

/**
 * What is kept of the round of a day. A round of another day is over: it was sent when it was
 * finished, and what was left in the middle gives way to today's. The same where its questions are
 * others by now.
 */
export function roundOf(
  saved: SavedTrivia,
  day: string,
  questions: readonly TriviaQuestion[],
): SavedTrivia {
  if (saved.day !== day) return { ...nothingSaved, day };
  const fits = saved.round.answers.every(({ id }, index) => questions[index]?.id === id);
  return fits ? saved : { ...nothingSaved, day };
}

/** A round with one answer more. A question that has its answer keeps it. */
export function withAnswer(play: Play, question: TriviaQuestion, choice: number): Play {
  if (play.answers.length > play.at) return play;
  return { ...play, answers: [...play.answers, { id: question.id, choice }] };
}

/** A round one question on. */
export function goneOn(play: Play): Play {
  return { ...play, at: play.at + 1 };
}

/** How many of a round are right, and which. */
export function marksOf(play: Play, questions: readonly TriviaQuestion[]): boolean[] {
  return questions.map(
    ({ id, answer }) => play.answers.find((response) => response.id === id)?.choice === answer,
  );
}
