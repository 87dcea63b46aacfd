/** Wrong guesses that cost no wait. */
const freeGuesses = 3;
/** The first wait, in milliseconds; each further guess doubles it ... */
const firstWait = 30_000;
/** ... up to this. */
const longestWait = 60 * 60 * 1000;
/** After so long without a guess they are forgotten. */
const forgottenAfter = 24 * 60 * 60 * 1000;

/**
 * Guesses at one child's secret on this device that nobody has proved right: how many, and when the
 * last was made.
 */
export interface Guesses {
  count: number;
  at: number;
}

/** Nobody has guessed. */
export const noGuesses: Guesses = { count: 0, at: 0 };

/**
 * How many seconds the next guess has to wait. It takes the guesses so far, and the clock of the
 * device in milliseconds; one that was put back begins the wait again and makes it no longer.
 * @see docs/requirements.md#r-offline-switch
 */
export function waitOf({ count, at }: Guesses, now: number): number {
  if (count < freeGuesses || now - at >= forgottenAfter) return 0;
  const wait = Math.min(firstWait * 2 ** (count - freeGuesses), longestWait);
  return Math.max(0, Math.ceil((Math.min(at, now) + wait - now) / 1000));
}

/** The guesses with one more, which is counted before it is looked at. */
export function withGuess({ count, at }: Guesses, now: number): Guesses {
  return { count: now - at >= forgottenAfter ? 1 : count + 1, at: now };
}
