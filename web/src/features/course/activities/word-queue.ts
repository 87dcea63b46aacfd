/** Words still to be found in a game, by their number; the first is the one of now. */
export interface WordQueue {
  round: number;
  queue: number[];
  /** Words that came back once already. */
  again: number[];
  /** The language the open word was begun in; in another one it begins again. */
  language: string;
}

export function startQueue(count: number, language: string, round = 0): WordQueue {
  const queue = Array.from({ length: count }, (_, index) => index);
  return { round, queue, again: [], language };
}

/** The word of now was found: on to the next. */
export function markWordFound<Queue extends WordQueue>(state: Queue): Queue {
  return { ...state, queue: state.queue.slice(1) };
}

/**
 * The word of now was shown: it comes back at the end, once; missed a second time it counts as
 * tried.
 */
export function wordShown<Queue extends WordQueue>(state: Queue): Queue {
  const [now, ...rest] = state.queue;
  if (now === undefined || state.again.includes(now)) return markWordFound(state);
  return { ...state, queue: [...rest, now], again: [...state.again, now] };
}

/** Whether the word of now comes back if it is not found. */
export function comesBack(state: WordQueue): boolean {
  const [now] = state.queue;
  return now !== undefined && !state.again.includes(now);
}

/**
 * How the queue goes on from the word of now. Input: what became of that word; while it is neither
 * found nor shown, the queue is left as it is. An empty queue is the end of the game, also where
 * nobody has gone on yet.
 */
export function afterWord<Queue extends WordQueue>(state: Queue, result: string | null): Queue {
  if (result === 'right') return markWordFound(state);
  return result === 'shown' ? wordShown(state) : state;
}
