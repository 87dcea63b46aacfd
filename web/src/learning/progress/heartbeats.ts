/**
 * Time counts while the page is seen and was touched within this many milliseconds.
 * @see docs/requirements.md#r-time-spent
 */
const idleAfter = 60_000;
/** The longest stretch the server takes at once, in seconds. */
const longestHeartbeat = 30;

/** Counts the seconds really spent, and gives them out in stretches of at most 30. */
export interface Heartbeats {
  /** Somebody touched the page, at a moment in milliseconds. */
  touch(now: number): void;
  /** A second has passed. Gives the seconds of a full stretch, else 0. */
  second(now: number, visible: boolean): number;
  /** Gives out what was counted so far. */
  rest(): number;
}

/** The moment the page was opened, which counts as a touch. */
export function createHeartbeats(openedAt: number): Heartbeats {
  let touchedAt = openedAt;
  let seconds = 0;
  const rest = () => {
    const counted = seconds;
    seconds = 0;
    return counted;
  };
  return {
    touch: (now) => {
      touchedAt = now;
    },
    second: (now, visible) => {
      if (visible && now - touchedAt <= idleAfter) seconds += 1;
      return seconds >= longestHeartbeat ? rest() : 0;
    },
    rest,
  };
}
