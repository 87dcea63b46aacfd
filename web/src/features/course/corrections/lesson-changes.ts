import type { LessonFault } from '@pius/contracts/lesson-desk.ts';
import { type Language, languages } from '@pius/domain/language.ts';
import { type Edits, type LessonFile, type Sentence, tidyWords } from './lesson-sentences.ts';

/**
 * One place of a lesson file with what it said and what it would say; null where it was or would be
 * absent.
 */
export interface Change {
  path: string;
  before: string | null;
  after: string | null;
}

/** What stands at each place of a file, with the sentences that were changed in it. */
export function withEdits({ sentences, fields }: LessonFile, edits: Edits): Map<string, string> {
  const kinds = new Map(sentences.map(({ path, kind }) => [path, kind]));
  const edited = Object.entries(edits).map(
    ([path, words]) => [path, tidyWords(kinds.get(path) ?? 'text', words)] as const,
  );
  return new Map([...fields, ...edited]);
}

/**
 * What would change of a lesson, in the order of its file.
 * @param inForce - What stands at each place.
 */
export function changesOf(
  inForce: ReadonlyMap<string, string>,
  draft: ReadonlyMap<string, string>,
): Change[] {
  return [...new Set([...draft.keys(), ...inForce.keys()])].flatMap((path) => {
    const before = inForce.get(path) ?? null;
    const after = draft.get(path) ?? null;
    return before === after ? [] : [{ path, before, after }];
  });
}

/** Whether a place says that something is true or false. */
export function isTruth(path: string): boolean {
  return /^(?:quiz|activities\.\d+\.statements)\.\d+\.answer$/.test(path);
}

/** Which language a fault is about; null for a file of another name. */
export function languageOfFault({ file }: LessonFault): Language | null {
  return languages.find((language) => file.endsWith(`.${language}.yaml`)) ?? null;
}

/**
 * The sentence that a fault is about: the one it names, the list it is in, or the first of the
 * entry it names; null where it is about more than that.
 */
export function sentenceOfFault(
  { field }: LessonFault,
  sentences: readonly Sentence[],
): Sentence | null {
  const named = sentences.find(({ path }) => field === path || field.startsWith(`${path}.`));
  if (named || !/\.\d+$/.test(field)) return named ?? null;
  return sentences.find(({ path }) => path.startsWith(`${field}.`)) ?? null;
}

/**
 * Which sentences a place in an address means: of an entry of the teaching by its id, else none.
 */
export function entryPath({ fields }: LessonFile, entry: string): string | null {
  const match = [...fields].find(([path, id]) => /^teaching\.\d+\.id$/.test(path) && id === entry);
  return match?.[0].replace(/\.id$/, '') ?? null;
}
