import type { Language } from '../language.ts';

/** The days of each month, the first being January; February has its 29th. */
const daysOfMonths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** The months, 1 to 12. */
export const monthNumbers: readonly number[] = daysOfMonths.map((_, index) => index + 1);

/** How many dates have a saint: every day of a leap year. */
export const saintsInAll = daysOfMonths.reduce((sum, days) => sum + days, 0);

const monthNames: Record<Language, readonly string[]> = {
  en: 'January February March April May June July August September October November December'.split(
    ' ',
  ),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(
    ' ',
  ),
  'pt-BR':
    'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(
      ' ',
    ),
};

/** How many days a month has, 1 to 12, with February 29; 0 for any other number. */
export function daysInMonth(month: number): number {
  return daysOfMonths[month - 1] ?? 0;
}

/** A month's name as it stands inside a sentence; empty for a number that names none. */
export function monthName(month: number, language: Language): string {
  return monthNames[language][month - 1] ?? '';
}

/** A date without its year as the language writes it: January 1, 1er janvier, 1º de janeiro. */
export function writeDate(month: number, day: number, language: Language): string {
  const name = monthName(month, language);
  switch (language) {
    case 'en':
      return `${name} ${day}`;
    case 'fr':
      return `${day === 1 ? '1er' : day} ${name}`;
    case 'pt-BR':
      return `${day === 1 ? '1º' : day} de ${name}`;
  }
}
