import { dayNumber, daysAfter } from '../calendar-day.ts';
import { localDay, localHour } from '../progress/local-day.ts';

/**
 * From this hour of a family's Saturday its letter goes out; what could not go by the second goes
 * no more.
 */
export const weeklyEmailHours = { from: 7, until: 20 } as const;

/** After so many weeks without anything done no letter comes until something is. */
const quietWeeks = 4;

/** A letter about what was done; a short one where nothing was; or none. */
export const weeklyEmailKinds = ['week', 'quiet', 'none'] as const;
export type WeeklyEmailKind = (typeof weeklyEmailKinds)[number];

/** 1970-01-01 was a Thursday. */
const isSaturday = (day: string) => ((dayNumber(day) ?? 0) + 5) % 7 === 0;

/**
 * The Saturday, `yyyy-mm-dd`, whose letter may go out at a moment to the families of a time zone;
 * null where it is not its time there.
 */
export function saturdayOfEmail(now: Date, timeZone: string): string | null {
  const day = localDay(now, timeZone);
  if (!isSaturday(day)) return null;
  const hour = localHour(now, timeZone);
  return hour >= weeklyEmailHours.from && hour < weeklyEmailHours.until ? day : null;
}

/** The Saturday of a day's letter: itself, or the next. */
export function comingSaturday(day: string): string {
  return isSaturday(day) ? day : comingSaturday(daysAfter(day, 1));
}

/**
 * Which letter a family gets on a Saturday: about its week where anything was done in the seven
 * days before; else a short one at most every second week, and after four quiet weeks none, until
 * something is done again.
 * @param options - The last day before the Saturday on which any child did anything, null for none,
 *   and since which day letters are wanted.
 */
export function weeklyEmailKind({
  saturday,
  lastActive,
  since,
}: {
  saturday: string;
  lastActive: string | null;
  since: string;
}): WeeklyEmailKind {
  if (lastActive !== null && lastActive >= daysAfter(saturday, -7)) return 'week';
  const weeksFrom = (day: string) =>
    Math.floor(((dayNumber(saturday) ?? 0) - 1 - (dayNumber(day) ?? 0)) / 7);
  const sinceRequest = Math.max(1, weeksFrom(since) + 1);
  const quiet = lastActive === null ? sinceRequest : Math.min(weeksFrom(lastActive), sinceRequest);
  return quiet < quietWeeks && quiet % 2 === 1 ? 'quiet' : 'none';
}
