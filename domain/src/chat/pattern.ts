import { z } from 'zod';

const words = z.string().trim().min(1);

/**
 * Named lists of words, and patterns made of them, as `content/chat/<lang>/gate.yaml` holds them. In a pattern `{name}`
 * is any of a list, `!{name}` a word that is none of it, `..` up to four words of any kind, `...` up to five that are none of the list `stop`, `hit*` any ending, `my?` a word that may be missing, `a|b` either, a hyphen a space, `NUM` a number.
 */
export const wordLists = z.record(z.string().regex(/^[a-z]+$/), z.array(words).min(1));
export const patternList = z.array(words).min(1);

export type WordLists = z.infer<typeof wordLists>;

/**
 * A text as patterns are compared with it: small letters without accents, no punctuation, each word between spaces;
 * letters drawn out (`nooo`), spaced out (`k i l l`) or written as signs (`h1t`) are set right.
 */
export function patternText(plain: string): string {
  const joined = plain.replace(/\b(?:[a-z] ){2,}[a-z]\b/g, (letters) =>
    letters.replaceAll(' ', ''),
  );
  const spelled = joined
    .split(' ')
    .map((word) => (/[a-z]/.test(word) ? fromSigns(word) : word))
    .join(' ')
    .replace(/([a-z])\1{2,}/g, '$1');
  return ` ${spelled} `;
}

function fromSigns(word: string): string {
  const letters: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };
  return word.replace(/[013457]/g, (sign) => letters[sign] ?? sign);
}

/**
 * Makes one expression of patterns. Throws an error that names a list there is none of.
 */
export function compilePatterns(patterns: readonly string[], lists: WordLists): RegExp {
  return new RegExp(`(?<= )(?:${patterns.map((one) => compileOne(one, lists)).join('|')})`);
}

function compileOne(pattern: string, lists: WordLists): string {
  return pattern
    .split(/\s+/)
    .map((part) => {
      if (part === '..') return '(?:\\w+ ){0,4}';
      if (part === '...') return `(?:${noneOf('{stop}', lists)}){0,5}`;
      if (part.startsWith('!')) return noneOf(part.slice(1), lists);
      const optional = part.endsWith('?');
      const bare = optional ? part.slice(0, -1) : part;
      const either = bare.split('|').map((one) => compileWord(one, lists));
      return `(?:(?:${either.join('|')}) )${optional ? '?' : ''}`;
    })
    .join('');
}

function compileWord(word: string, lists: WordLists): string {
  const name = /^\{([a-z]+)\}$/.exec(word)?.[1];
  if (name === undefined) return literal(word);
  const list = lists[name];
  if (!list) throw new Error(`There is no list of words named ${name}`);
  return list
    .flatMap((entry) => (/^\{[a-z]+\}$/.test(entry) ? compileWord(entry, lists) : literal(entry)))
    .join('|');
}

/** A word that is none of a list, nor the beginning of one of its phrases. */
function noneOf(name: string, lists: WordLists): string {
  return `(?!(?:${compileWord(name, lists)}) )\\w+ `;
}

function literal(text: string): string {
  return text
    .replace(/[.+^$()[\]\\]/g, '\\$&')
    .replaceAll('-', ' ')
    .replaceAll('*', '\\w*')
    .replaceAll('NUM', '\\d+');
}

/** All whole words that patterns and lists are made of, long enough to be known when misspelled. */
export function wordsOfPatterns(patterns: readonly string[], lists: WordLists): Set<string> {
  const texts = [...patterns, ...Object.values(lists).flat()];
  const all = texts.flatMap((text) => text.split(/[\s?|]/));
  return new Set(all.filter((word) => /^[a-z]{5,}$/.test(word)));
}
