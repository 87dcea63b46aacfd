import type { Language } from '@pius/domain/language.ts';

/** A moment as a day in words, in the family's time zone: "March 1, 2026". */
export function dayOf(instant: string, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(
    new Date(instant),
  );
}

/** The version of a text, which is a day, in words. What is no day stays as it is. */
export function versionLabel(version: string, language: Language): string {
  return /^\d{4}-\d\d-\d\d$/.test(version) ? dayOf(version, language, 'UTC') : version;
}
