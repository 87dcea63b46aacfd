import type { Language } from '@pius/domain/language.ts';

/**
 * The day of an instant in the family's time zone, in words: "14 March 2026". It takes the instant
 * as ISO text.
 */
export function dayIn(instant: string, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(
    new Date(instant),
  );
}

/**
 * The last day before a moment, in the same words: what ends at midnight can be done on the day
 * before.
 */
export function lastDayBefore(moment: string, language: Language, timeZone: string): string {
  return dayIn(new Date(Date.parse(moment) - 1).toISOString(), language, timeZone);
}
