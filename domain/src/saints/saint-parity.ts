import type { Finding } from '../course/finding.ts';
import { comparable } from '../course/lesson-text.ts';
import type { Language } from '../language.ts';
import { yearOf } from './life-years.ts';
import type { Saint } from './saint.ts';
import { proseFields } from './saint-check.ts';

/** The year in which something happened as its languages share it, however they say "about". */
function describeYear(when: Saint['born'], language: Language): string {
  if (when === undefined) return 'nothing';
  const year = yearOf(when, language) ?? 'no year';
  return typeof when === 'number' ? `${year}` : `${year}, in words`;
}

function differing(path: Finding['path'], here: string, there: string): Finding[] {
  if (here === there) return [];
  return [
    {
      path,
      message: `Here stands "${here}", in the other language "${there}".`,
      doThis: 'Correct the one that is wrong: days, ids and years are the same.',
    },
  ];
}

/**
 * Where one language of a month does not agree with another: days, ids and years; and texts that
 * are not translated. `base` is the language that counts; the findings are about `other`.
 */
export function checkSaintsParity(
  base: { saints: readonly Saint[]; language: Language },
  other: { saints: readonly Saint[]; language: Language },
): Finding[] {
  return base.saints.flatMap((requested): Finding[] => {
    const place = other.saints.findIndex(({ day }) => day === requested.day);
    const saint = other.saints[place];
    if (saint === undefined) return [];
    return [
      ...differing([place, 'id'], saint.id, requested.id),
      ...(['born', 'died'] as const).flatMap((field) =>
        differing(
          [place, field],
          describeYear(saint[field], other.language),
          describeYear(requested[field], base.language),
        ),
      ),
      ...proseFields
        .filter((field) => comparable(saint[field]) === comparable(requested[field]))
        .map((field) => ({
          path: [place, field],
          message: `"${field}" of ${saint.id} is the same in another language.`,
          doThis: 'Write it in the language of this file.',
        })),
    ];
  });
}
