import { dayNumber } from '../calendar-day.ts';

export interface Streak {
  /**
   * Days of the streak that still lives today: it may end today or, today not yet used, yesterday.
   */
  current: number;
  longest: number;
}

/** 1970-01-01 was a Thursday, so day 3 was the first Sunday. */
function isSunday(day: number): boolean {
  return (day - 3) % 7 === 0;
}

/** Whether nothing but a free Sunday lies between two active days. */
function continues(previous: number, day: number): boolean {
  return day - previous === 1 || (day - previous === 2 && isSunday(previous + 1));
}

/**
 * The streaks that a child's active days add up to.
 * `days` are local days `yyyy-mm-dd` in any order, told any number of times; `today` is the
 * family's local day. Days after today and texts that are no day are left out. A Sunday without
 * activity neither breaks nor lengthens a streak.
 * @see docs/requirements.md#r-streak
 */
export function projectStreak(days: readonly string[], today: string): Streak {
  const now = dayNumber(today) ?? -Infinity;
  const active = [...new Set(days)]
    .map(dayNumber)
    .filter((day): day is number => day !== null && day <= now)
    .sort((a, b) => a - b);
  let longest = 0;
  let run = 0;
  let previous: number | null = null;
  for (const day of active) {
    run = previous !== null && continues(previous, day) ? run + 1 : 1;
    longest = Math.max(longest, run);
    previous = day;
  }
  const alive = previous !== null && (previous === now || continues(previous, now));
  return { current: alive ? run : 0, longest };
}
