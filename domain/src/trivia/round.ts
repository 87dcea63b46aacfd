import { dayNumber } from '../calendar-day.ts';

/** What a child chose of one question: the place of the choice, from 0. */
export interface TriviaAnswer {
  id: string;
  choice: number;
}

export interface GradedRound {
  score: number;
  total: number;
  items: { id: string; correct: boolean }[];
}

/**
 * Grades a round of trivia. It takes the right place of each question asked, by its id, and what
 * was chosen. A question without an answer is not right; of two answers to one question the first
 * counts; an answer to what was not asked is left out.
 */
export function gradeRound(
  right: ReadonlyMap<string, number>,
  answers: readonly TriviaAnswer[],
): GradedRound {
  const items = [...right].map(([id, place]) => ({
    id,
    correct: answers.find((answer) => answer.id === id)?.choice === place,
  }));
  const score = items.filter(({ correct }) => correct).length;
  return { score, total: items.length, items };
}

/**
 * Whether a round may count for the day of its questions: it was played on that day or on one
 * beside it, by the family's calendar. A round may begin before midnight and end after it, and a
 * tablet on a journey shows another day than home. It takes both days as `yyyy-mm-dd`. What is no
 * day never counts.
 */
export function isOfItsDay(questionsDay: string, playedDay: string): boolean {
  const [question, played] = [dayNumber(questionsDay), dayNumber(playedDay)];
  return question !== null && played !== null && Math.abs(question - played) <= 1;
}
