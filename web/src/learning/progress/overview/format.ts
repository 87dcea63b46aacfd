import type { Language } from '@pius/domain/language.ts';
import { localDay } from '@pius/domain/progress/local-day.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A time in words: 20400 seconds give "5 hr 40 min". Whole minutes, rounded down. */
export function formatTime(seconds: number, language: Language): string {
  const minutes = Math.floor(seconds / 60);
  const unit = (count: number, name: 'hour' | 'minute') =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name }).format(count);
  if (minutes < 60) return unit(minutes, 'minute');
  const rest = minutes % 60;
  const hours = unit(Math.floor(minutes / 60), 'hour');
  return rest === 0 ? hours : `${hours} ${unit(rest, 'minute')}`;
}

/**
 * The day of an instant as people say it: "Today", "Yesterday", "3 days ago", from a week on the
 * date. It takes the instant as ISO text, now, and the time zone in which days begin.
 */
export function formatDay(
  instant: string,
  now: Date,
  timeZone: string,
  language: Language,
): string {
  const number = (date: Date) => Date.parse(localDay(date, timeZone)) / dayMs;
  const daysAgo = number(now) - number(new Date(instant));
  if (daysAgo >= 7) return formatDate(instant, language, 'medium');
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-daysAgo, 'day');
  return words.charAt(0).toLocaleUpperCase(language) + words.slice(1);
}

/** A share in words: 44 gives "44%", as the language writes it. */
export function formatPercent(percent: number, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'percent' }).format(percent / 100);
}

/** A date in words: "14 March 2026" or, shorter, "14 Mar 2026", as the language writes it. */
export function formatDate(
  instant: string,
  language: Language,
  dateStyle: 'long' | 'medium' = 'long',
): string {
  return new Intl.DateTimeFormat(language, { dateStyle }).format(new Date(instant));
}

/** The name of a day of the week. It takes a day `yyyy-mm-dd`. */
export function weekdayWords(
  day: string,
  language: Language,
  weekday: 'narrow' | 'short' | 'long',
): string {
  const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
