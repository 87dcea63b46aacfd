const dayMs = 24 * 60 * 60 * 1000;
const hourMs = 60 * 60 * 1000;

/** The number of a calendar day `yyyy-mm-dd` counted from 1970-01-01; null for a text that is no day of the calendar. */
export function dayNumber(day: string): number | null {
  if (!/^\d{4}-(0[1-9]|1[0-2])-\d{2}$/.test(day)) return null;
  const date = Number(day.slice(8));
  // It takes the 31st of a short month for a day of the next; a month past 12 it would read in a form of its own.
  const time = Date.parse(day);
  return Number.isNaN(time) || new Date(time).getUTCDate() !== date ? null : time / dayMs;
}

/** The calendar day so many days later, or earlier for a number below zero. Throws a RangeError for what is no day. */
export function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);
}

/**
 * Whether it is this day somewhere on Earth at a moment: clocks there show from 12 hours less to 14 hours more than
 * UTC. What is "today's" for everybody cannot ask where a visitor is.
 * @see docs/requirements.md#r-todays-saint
 */
export function isTodaySomewhere(day: string, now: Date): boolean {
  const dayAt = (hours: number) =>
    new Date(now.getTime() + hours * hourMs).toISOString().slice(0, 10);
  return day >= dayAt(-12) && day <= dayAt(14);
}
