export type Side = 'left' | 'right';

/** A game of pairs: two rows of tiles, each tile named by the number of its pair. */
export interface PairsState {
  round: number;
  /** The tile touched first. */
  chosen: { side: Side; pair: number } | null;
  /** Tiles that found each other, left and right, in the order found. */
  matched: [left: number, right: number][];
  /** Left tiles that were missed once. */
  missed: number[];
  /** Left tiles whose answer was shown; they wait until the others are matched. */
  later: number[];
  /** What the last two touches came to. */
  last: { kind: 'match' | 'miss' | 'shown'; left: number; right: number } | null;
}

export function startPairs(round = 0): PairsState {
  return { round, chosen: null, matched: [], missed: [], later: [], last: null };
}

export function isMatched(state: PairsState, side: Side, pair: number): boolean {
  return state.matched.some(([left, right]) => (side === 'left' ? left : right) === pair);
}

/** Whether a left tile waits for its second turn: its answer was shown and others are still open. */
export function isWaiting(state: PairsState, left: number, total: number): boolean {
  if (!state.later.includes(left)) return false;
  return state.matched.length + state.later.length < total;
}

/**
 * What a touch of a tile comes to. Two tiles of different sides are compared; another tile of the same side is
 * chosen in place of the first; the same tile again is let go. The first miss of a left tile lets it be tried
 * again, the second shows its answer and lays it aside until the others are matched.
 */
export function touchTile(
  state: PairsState,
  touched: { side: Side; pair: number },
  total: number,
  isRight: (left: number, right: number) => boolean,
): PairsState {
  const { side, pair } = touched;
  if (isMatched(state, side, pair)) return state;
  if (side === 'left' && isWaiting(state, pair, total)) return state;
  const { chosen } = state;
  if (chosen === null || chosen.side === side) {
    const again = chosen?.pair === pair;
    return { ...state, chosen: again ? null : touched, last: null };
  }
  const [left, right] = side === 'left' ? [pair, chosen.pair] : [chosen.pair, pair];
  return compare({ ...state, chosen: null }, left, right, isRight(left, right));
}

function compare(state: PairsState, left: number, right: number, fits: boolean): PairsState {
  const later = state.later.filter((other) => other !== left);
  const missed = state.missed.filter((other) => other !== left);
  if (fits) {
    const matched: PairsState['matched'] = [...state.matched, [left, right]];
    return { ...state, matched, later, missed, last: { kind: 'match', left, right } };
  }
  if (state.missed.includes(left)) {
    return { ...state, later: [...later, left], missed, last: { kind: 'shown', left, right } };
  }
  return { ...state, missed: [...missed, left], last: { kind: 'miss', left, right } };
}
