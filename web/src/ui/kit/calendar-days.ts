import { addCalendarMonths } from '@pius/domain/billing/months.ts';
import type { Language } from '@pius/domain/language.ts';

/** The day of the week that weeks begin with, 0 for Sunday, as the calendars on the wall of each country do. */
const firstWeekday: Record<Language, number> = { en: 0, fr: 1, 'pt-BR': 0 };

const asDate = (day: string) => new Date(`${day}T00:00:00Z`);
const asDay = (date: Date) => date.toISOString().slice(0, 10);

/** The day so many days later, or earlier for a number below zero. Days are `yyyy-mm-dd` everywhere here. */
export function addDays(day: string, days: number): string {
  const date = asDate(day);
  date.setUTCDate(date.getUTCDate() + days);
  return asDay(date);
}

/** The same day so many months later; the last of the month where that one has no such day. */
export function addMonths(day: string, months: number): string {
  return asDay(addCalendarMonths(asDate(day), months));
}

/** How far into its week a day is, 0 to 6. */
function placeInWeek(day: string, language: Language): number {
  return (asDate(day).getUTCDay() - firstWeekday[language] + 7) % 7;
}

/** The month of a day, a row for each week; the first and the last may have fewer days than seven. */
export function weeksOfMonth(day: string, language: Language): string[][] {
  const first = `${day.slice(0, 8)}01`;
  const count = Number(addDays(addMonths(first, 1), -1).slice(8));
  const weeks: string[][] = [];
  for (let number = 0; number < count; number += 1) {
    const next = addDays(first, number);
    if (number === 0 || placeInWeek(next, language) === 0) weeks.push([]);
    weeks.at(-1)?.push(next);
  }
  return weeks;
}

/** Where a key leads from a day, by the ARIA practice for calendars; null for a key that leads nowhere. */
export function dayByKey(
  day: string,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  language: Language,
): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -placeInWeek(day, language));
    case 'End':
      return addDays(day, 6 - placeInWeek(day, language));
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1);
    default:
      return null;
  }
}

/** A day, or a part of it, as the language writes it. */
export function writeDay(
  day: string,
  language: Language,
  format: Intl.DateTimeFormatOptions,
): string {
  return new Intl.DateTimeFormat(language, { ...format, timeZone: 'UTC' }).format(asDate(day));
}
