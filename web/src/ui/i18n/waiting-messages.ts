import type { Language } from '@pius/domain/language.ts';

/**
 * How long to wait, in words that follow "again": `in 12 minutes`, rounded up to whole minutes.
 * Input: seconds.
 */
export function waitingMessages(seconds: number, language: Language): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return new Intl.RelativeTimeFormat(language, { numeric: 'always' }).format(minutes, 'minute');
}
