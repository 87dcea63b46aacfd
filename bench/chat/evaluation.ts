import { readFileSync } from 'node:fs';
import { type Language, languages } from '@pius/domain/language.ts';
import { parse } from 'yaml';

/**
 * What lists and weights are tuned by, what was held back from that, and what was written later,
 * before the last changes.
 */
export interface Parts<T> {
  tuned: T[];
  held: T[];
  fresh: T[];
}

type File<T> = Omit<Parts<T>, 'fresh'>;
type Deeds = Record<'told' | 'ordinary', string[]>;

export interface EvaluatedQuestion {
  ask: string;
  /** Entries that answer it. */
  right: string[];
}

function read<T>(name: string): T {
  return parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as T;
}

function ofEach<T>(make: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<
    Language,
    T
  >;
}

const fresh = {
  questions: read<Record<Language, EvaluatedQuestion[]>>('fresh-questions.yaml'),
  distress: read<Record<Language, string[]>>('fresh-distress.yaml'),
  ordinary: read<Record<Language, string[]>>('fresh-ordinary.yaml'),
};
const deeds = read<Record<Language, Deeds>>('deeds.yaml');
const ordinary = read<Record<Language, File<string>>>('ordinary.yaml');
const refused = read<Record<Language, File<string>>>('refused.yaml');

function together<T>(file: File<T>, alsoTuned: readonly T[], later: T[]): Parts<T> {
  return { tuned: [...file.tuned, ...alsoTuned], held: file.held, fresh: later };
}

/** Everything the chat is measured by, by language. */
export const evaluation = {
  questions: ofEach((language) =>
    together(
      read<File<EvaluatedQuestion>>(`questions.${language}.yaml`),
      [],
      fresh.questions[language],
    ),
  ),
  distress: ofEach((language) =>
    together(
      read<File<string>>(`distress.${language}.yaml`),
      deeds[language].told,
      fresh.distress[language],
    ),
  ),
  ordinary: ofEach((language) =>
    together(ordinary[language], deeds[language].ordinary, fresh.ordinary[language]),
  ),
  refused: ofEach((language) => together(refused[language], [], [])),
};
