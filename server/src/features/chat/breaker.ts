/** Keeps from asking, for a while, what has just failed again and again. */
export interface Breaker {
  mayTry(): boolean;
  /** Says how a try ended. */
  note(well: boolean): void;
}

const failures = 3;
const pauseMilliseconds = 60_000;

/**
 * Makes a breaker that rests a minute after three failures in a row; the first try after it decides
 * again.
 */
export function createBreaker(now: () => number): Breaker {
  let failed = 0;
  let pausedUntil = 0;
  return {
    mayTry() {
      if (now() < pausedUntil) return false;
      // Of many who wait one tries; the others rest on until it is known.
      if (failed >= failures) pausedUntil = now() + pauseMilliseconds;
      return true;
    },
    note(well) {
      failed = well ? 0 : failed + 1;
      if (well) pausedUntil = 0;
      else if (failed >= failures) pausedUntil = now() + pauseMilliseconds;
    },
  };
}
