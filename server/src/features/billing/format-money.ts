import type { Language } from '@pius/domain/language.ts';

/** Money in an e-mail: `$25.00`, `25,00 $US`, `US$ 25,00`. */
export function formatAmount(cents: number, currency: string, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(cents / 100);
}

/** A day in an e-mail, in the time zone of its reader where it is known. */
export function formatDay(at: Date, language: Language, timeZone = 'UTC'): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(at);
}

/** How long a plan lasts: `3 months`, `1 an`. */
export function formatDuration(months: number, language: Language): string {
  const years = months % 12 === 0;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: years ? 'year' : 'month',
    unitDisplay: 'long',
  }).format(years ? months / 12 : months);
}

/** Several names in one sentence: `Lucia and Marco`. */
export function formatList(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
