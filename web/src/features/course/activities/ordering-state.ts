/** A game of ordering: the steps by their right place, from 0, as they lie now. */
export interface OrderingState {
  round: number;
  /** Null until a step is moved or checked: then they lie as the round shuffled them. */
  laid: number[] | null;
  /** How they lay when they were checked last. */
  checked: number[] | null;
  /** The step picked up to change places with another. */
  picked: number | null;
  /** The step that moved last, for the announcement. */
  moved: number | null;
  /** How often they were checked and not in order. */
  misses: number;
  /** Whether the right order is shown, to be read once more before trying again. */
  shown: boolean;
  complete: boolean;
}

const missesBeforeShowing = 2;

export function startOrdering(round = 0): OrderingState {
  return {
    round,
    laid: null,
    checked: null,
    picked: null,
    moved: null,
    misses: 0,
    shown: false,
    complete: false,
  };
}

/** Moves the step at one place to another place; the steps between move up. */
export function moveStep(
  state: OrderingState,
  laid: readonly number[],
  from: number,
  to: number,
): OrderingState {
  const step = laid[from];
  if (step === undefined || to < 0 || to >= laid.length) return state;
  const rest = laid.filter((_, place) => place !== from);
  return {
    ...state,
    laid: [...rest.slice(0, to), step, ...rest.slice(to)],
    picked: null,
    moved: from === to ? null : step,
  };
}

/** Picks a step up, lets it change places with another one, or puts it down again. */
export function touchStep(
  state: OrderingState,
  laid: readonly number[],
  place: number,
): OrderingState {
  const step = laid[place];
  if (step === undefined) return state;
  const { picked } = state;
  if (picked === null || !laid.includes(picked)) return { ...state, picked: step, moved: null };
  const swapped = laid.map((lying) => {
    if (lying === picked) return step;
    return lying === step ? picked : lying;
  });
  return { ...state, laid: swapped, picked: null, moved: picked === step ? null : picked };
}

/** Checks the order. Input: how the steps lie, and for each place whether it is right. */
export function checkOrder(
  state: OrderingState,
  laid: readonly number[],
  right: readonly boolean[],
): OrderingState {
  const checked = { ...state, laid: [...laid], checked: [...laid], picked: null, moved: null };
  if (right.every(Boolean)) return { ...checked, complete: true };
  const misses = state.misses + 1;
  return { ...checked, misses, shown: misses % missesBeforeShowing === 0 };
}
