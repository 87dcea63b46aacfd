/** A game of true or false: statements by their number, judged one after the other, in laps. */
export interface TrueFalseState {
  round: number;
  /** The statements of this lap; after the first lap only those that were not right. */
  lap: number[];
  /** Where in the lap; at its end the answers are looked at together. */
  at: number;
  /** What was answered last to each statement; null where nothing yet. */
  given: (boolean | null)[];
}

export function startTrueFalse(count: number, round = 0): TrueFalseState {
  const lap = Array.from({ length: count }, (_, index) => index);
  return { round, lap, at: 0, given: lap.map(() => null) };
}

/** The statement to be judged now; null while the answers are looked at. */
export function statementNow(state: TrueFalseState): number | null {
  return state.lap[state.at] ?? null;
}

/** Judges the statement of now; the first answer counts until it comes back. */
export function judge(state: TrueFalseState, answer: boolean): TrueFalseState {
  const now = statementNow(state);
  if (now === null || state.given[now] != null) return state;
  return { ...state, given: state.given.map((old, index) => (index === now ? answer : old)) };
}

export function nextStatement(state: TrueFalseState): TrueFalseState {
  return { ...state, at: state.at + 1 };
}

/** A lap of the statements that were not right. Input: for each statement whether it was. */
export function tryWrongAgain(state: TrueFalseState, right: readonly boolean[]): TrueFalseState {
  const lap = right.flatMap((isRight, index) => (isRight ? [] : [index]));
  return {
    ...state,
    lap,
    at: 0,
    given: state.given.map((old, index) => (lap.includes(index) ? null : old)),
  };
}
