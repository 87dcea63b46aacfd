import { readFileSync } from 'node:fs';
import { type Language, languages } from '@pius/domain/language.ts';
import { parse } from 'yaml';

interface Schema<T> {
  parse(value: unknown): T;
}

/** Reads a YAML file by its schema. Throws an error that names the file when it does not fit. */
export function readFile<T>(file: string, schema: Schema<T>): T {
  return readText(file, readFileSync(file, 'utf8'), schema);
}

/** Reads the YAML text of a file by its schema. Throws an error that names the file when it does not fit. */
export function readText<T>(file: string, text: string, schema: Schema<T>): T {
  try {
    return schema.parse(parse(text));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

/** The same of each language. */
export function ofEachLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<
    Language,
    T
  >;
}
