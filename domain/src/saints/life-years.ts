import type { Finding } from '../course/finding.ts';
import type { Language } from '../language.ts';
import type { Saint } from './saint.ts';

/** No saint of the calendar died later. */
const lastYear = 2025;

/** The oldest of whom people tell, St. Narcissus, reached 116. */
const longestLife = 120;

const beforeChrist: Record<Language, RegExp> = {
  en: /before Christ|\bBC\b/i,
  fr: /avant Jésus-Christ|\bav\. J\.-C\./i,
  'pt-BR': /antes de Cristo|\ba\. ?C\./i,
};

/**
 * The year in which a saint was born or died: the number, or the first year that stands in the
 * words, negative before Christ; null where there is none ("3rd century").
 */
export function yearOf(when: Saint['born'], language: Language): number | null {
  if (when === undefined || typeof when === 'number') return when ?? null;
  const result =
    /(?<!\p{N})\d{3,4}(?![\p{L}\p{N}])/u.exec(when) ??
    /(?<!\p{N})\d{2}(?![\p{L}\p{N}])/u.exec(when);
  if (result === null) return null;
  const year = Number(result[0]);
  return beforeChrist[language].test(when) ? -year : year;
}

/** Years that cannot be: too late, death before birth, or a life too long. */
export function checkYears(saint: Saint, place: number, language: Language): Finding[] {
  const [born, died] = [yearOf(saint.born, language), yearOf(saint.died, language)];
  const late = (['born', 'died'] as const).filter(
    (field) => (yearOf(saint[field], language) ?? 0) > lastYear,
  );
  const findings: Finding[] = late.map((field) => ({
    path: [place, field],
    message: `The year of "${saint[field]}" has not come yet.`,
    doThis: 'Write the right year.',
  }));
  if (born === null || died === null || findings.length > 0) return findings;
  if (died >= born && died - born <= longestLife) return [];
  const message =
    died < born
      ? `"${saint.died}" is earlier than the birth, "${saint.born}".`
      : `From "${saint.born}" to "${saint.died}" are ${died - born} years, longer than anybody lives.`;
  return [{ path: [place, 'died'], message, doThis: 'Correct the year that is wrong.' }];
}
