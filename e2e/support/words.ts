import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '@pius/domain/language.ts';

type Values = Record<string, string | number>;

/** Gives the words of the interface: `say('quiz:next')`, with values as `say('quiz:count', { number: 1, total: 9 })`. */
export type Say = (key: string, values?: Values) => string;

const content = fileURLToPath(new URL('../../content/ui', import.meta.url));
const files = new Map<string, Record<string, string>>();

/**
 * The words of the interface in a language, as the pages show what the content files have. A value `count` chooses the form
 * of a key with plurals.
 *
 * @throws Error for a key that no file has
 */
export function wordsIn(language: Language): Say {
  return (key, values = {}) => {
    const [namespace = '', name = ''] = key.split(':');
    const words = readWords(language, namespace);
    const text = words[name] ?? words[pluralOf(language, words, name, Number(values.count))];
    if (text === undefined) throw new Error(`There are no words for ${key} in ${language}.`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, value: string) => String(values[value]));
  };
}

function readWords(language: Language, namespace: string): Record<string, string> {
  const path = `${content}/${language}/${namespace}.json`;
  const known =
    files.get(path) ?? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>);
  files.set(path, known);
  return known;
}

function pluralOf(
  language: Language,
  words: Record<string, string>,
  name: string,
  count: number,
): string {
  const zero = `${name}_zero`;
  if (count === 0 && zero in words) return zero;
  return `${name}_${new Intl.PluralRules(language).select(count)}`;
}

/** For a name that begins with some words, such as a heading that goes on with a person's name. */
export function beginningWith(words: string): RegExp {
  const letters = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s');
  return new RegExp(`^\\s*${letters}`);
}
