import type { Language } from '@pius/domain/language.ts';

/**
 * How much room something takes, in megabytes with one digit behind the point: 0.3 MB, in one
 * piece. Never nothing for something.
 */
export function megabytes(bytes: number, language: Language): string {
  const amount = bytes === 0 ? 0 : Math.max(0.1, bytes / 1_000_000);
  const form = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language, form).format(amount).replace(' ', '\u00a0');
}
