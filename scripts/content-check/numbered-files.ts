import type { Finding } from '../../domain/src/course/finding.ts';
import { type Language, languages } from '../../domain/src/language.ts';
import {
  type ContentFile,
  type Fault,
  faultsOf,
  parseContentFile,
} from '../../server/src/platform/content/content-file.ts';
import { readBySchema } from '../../server/src/platform/content/read-by-schema.ts';

/** A folder of content whose files are numbered: one for each month or module, and language. */
export interface Numbered<T> {
  /** Its name in `content/`, such as `saints`. */
  folder: string;
  /** The number of each file as its name has it, such as `01`, in order. */
  names: readonly string[];
  /** Other files of the folder, which have a test of their own. */
  besides?: readonly string[];
  /** What a file holds, for the faults: "month". */
  thing: string;
  schema: Parameters<typeof readBySchema<T>>[1];
  /** What is wrong with one file alone. */
  check(number: number, value: T, language: Language): Finding[];
  /** What is wrong with a file beside the same one in English. */
  parity(
    base: { value: T; language: Language },
    other: { value: T; language: Language },
  ): Finding[];
  /** What is wrong with the files of one language together, by their numbers. */
  across(values: ReadonlyMap<number, T>): ReadonlyMap<number, Finding[]>;
}

/** One file as it was read; without a value where it does not fit the schema. */
export interface NumberedFile<T> {
  number: number;
  language: Language;
  file: ContentFile;
  value: T | undefined;
}

/** What a folder of numbered files holds, and what is wrong with it. */
export interface NumberedFiles<T> {
  files: NumberedFile<T>[];
  faults: Fault[];
  /** The numbers of which no language is written: that is no fault. */
  unwritten: number[];
}

/**
 * Reads and checks the numbered files of a folder.
 *
 * @param texts the text of each file of `content/`, by its path from there
 */
export function readNumbered<T>(
  kind: Numbered<T>,
  texts: ReadonlyMap<string, string>,
): NumberedFiles<T> {
  const { folder, names, thing } = kind;
  const pathOf = (name: string, language: Language) => `${folder}/${name}.${language}.yaml`;
  const written = names.filter((name) => languages.some((one) => texts.has(pathOf(name, one))));
  const faults: Fault[] = strayFiles(kind, texts, pathOf);
  const files = written.flatMap((name) =>
    languages.flatMap((language): NumberedFile<T>[] => {
      const path = pathOf(name, language);
      const text = texts.get(path);
      if (text === undefined) {
        faults.push(wholeFile(path, `is missing - write the ${thing} in this language too`));
        return [];
      }
      const file = parseContentFile(`content/${path}`, text);
      const read = readBySchema(file, kind.schema, 'docs/authoring.md');
      faults.push(...read.faults);
      return [{ number: Number(name), language, file, value: read.value }];
    }),
  );
  return {
    files,
    faults: [...faults, ...languages.flatMap((language) => checkLanguage(kind, files, language))],
    unwritten: names.filter((name) => !written.includes(name)).map(Number),
  };
}

function wholeFile(path: string, message: string): Fault {
  return { file: `content/${path}`, line: 1, field: '', message };
}

function strayFiles<T>(
  { folder, names, besides = [], thing }: Numbered<T>,
  texts: ReadonlyMap<string, string>,
  pathOf: (name: string, language: Language) => string,
): Fault[] {
  const known = new Set([
    ...names.flatMap((name) => languages.map((one) => pathOf(name, one))),
    ...besides.map((name) => `${folder}/${name}`),
  ]);
  const first = pathOf(names[0] ?? '', languages[0]);
  return [...texts.keys()]
    .filter((path) => path.startsWith(`${folder}/`) && !known.has(path))
    .map((path) => wholeFile(path, `belongs to no ${thing} - name it like ${first}`));
}

function checkLanguage<T>(
  kind: Numbered<T>,
  files: readonly NumberedFile<T>[],
  language: Language,
): Fault[] {
  const base = languages[0];
  const good = files.flatMap(({ value, ...file }) =>
    value === undefined ? [] : [{ ...file, value }],
  );
  const own = good.filter((file) => file.language === language);
  const across = kind.across(new Map(own.map(({ number, value }) => [number, value])));
  return own.flatMap(({ number, file, value }) => {
    const english = good.find((other) => other.number === number && other.language === base);
    const parity =
      english === undefined || language === base
        ? []
        : kind.parity({ value: english.value, language: base }, { value, language });
    return faultsOf(file, [
      ...kind.check(number, value, language),
      ...parity,
      ...(across.get(number) ?? []),
    ]);
  });
}
