import { startQueue, type WordQueue } from './word-queue.ts';

/** A game of listening: the questions by their number, and what was chosen for the one of now. */
export interface ListeningState extends WordQueue {
  /** Whether the words are shown. */
  words: boolean;
  /** Choices tried that were not right, by their number. */
  wrong: number[];
  result: 'right' | 'wrong' | 'shown' | null;
}

/** The table cleared for a question. */
export const freshQuestion = { wrong: [] as number[], result: null };

export function startListening(
  count: number,
  language: string,
  { round = 0, words = false } = {},
): ListeningState {
  return { ...startQueue(count, language, round), ...freshQuestion, words };
}

/** What a choice comes to. The second miss shows the answer; a choice already tried changes nothing. */
export function choose(state: ListeningState, choice: number, isRight: boolean): ListeningState {
  if (state.result === 'right' || state.result === 'shown' || state.wrong.includes(choice)) {
    return state;
  }
  if (isRight) return { ...state, result: 'right' };
  const wrong = [...state.wrong, choice];
  return { ...state, wrong, result: wrong.length >= 2 ? 'shown' : 'wrong' };
}
