import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { languages } from '../../domain/src/language.ts';
import { daysInMonth, monthNumbers, writeDate } from '../../domain/src/saints/feast-day.ts';
import { feasts } from '../../domain/src/saints/feasts.ts';
import type { Saint } from '../../domain/src/saints/saint.ts';
import { goodQuestions } from '../../domain/src/trivia/question-fixture.ts';
import type { Fault } from '../../server/src/platform/content/content-file.ts';
import { root } from '../prepare/root.mjs';
import { readDays } from './days.ts';

/** The first three days of January in three languages, as writers write them. */
export function januaryFiles(): Map<string, string> {
  return new Map(
    languages.map((language) => {
      const path = `saints/01.${language}.yaml`;
      return [path, readFileSync(join(root, 'scripts/content-check/fixtures', path), 'utf8')];
    }),
  );
}

/** A whole year of saints: those three again and again, under names of their own. */
export function yearFiles(): Map<string, string> {
  const january = januaryFiles();
  const files = languages.flatMap((language) => {
    const saints = parse(january.get(`saints/01.${language}.yaml`) ?? '') as Saint[];
    return monthNumbers.map((month) => {
      const days = Array.from({ length: daysInMonth(month) }, (_, index) => ({
        ...saints[index % saints.length],
        day: index + 1,
        id:
          feasts.find((feast) => feast.month === month && feast.day === index + 1)?.id ??
          `saint-${month}-${index + 1}`,
        name: `${month} ${index + 1}`,
        feastDay: writeDate(month, index + 1, language),
      }));
      return [
        `saints/${String(month).padStart(2, '0')}.${language}.yaml`,
        stringify(days),
      ] as const;
    });
  });
  return new Map(files);
}

/** The trivia of one module in three languages, made for tests. */
export function triviaFiles(module: number): Map<string, string> {
  return new Map(
    languages.map((language) => {
      const questions = goodQuestions(module).map((question) => ({
        ...question,
        question: `${question.question} (${language})`,
      }));
      return [`trivia/${module}.${language}.yaml`, stringify(questions)];
    }),
  );
}

/** Everything that is wrong with saints and trivia. */
export function faultsInDays(files: ReadonlyMap<string, string>): Fault[] {
  const { saints, trivia } = readDays(files);
  return [...saints.faults, ...trivia.faults];
}
