import { type Document, isCollection, isScalar, isSeq, parseDocument } from 'yaml';
import { shapeOf } from './sentence-places.ts';

/** Words of a lesson file that can be changed alone. */
export interface Sentence {
  /** Where they stand in the file: `quiz.3.why`. */
  path: string;
  /** A text, whether something is true, or a list of texts with one to a line. */
  kind: 'text' | 'truth' | 'list';
  /** `true` or `false` where it says whether something is true. */
  value: string;
}

/** New words by their path. */
export type Edits = Readonly<Record<string, string>>;

/** A lesson file as who corrects it sees it. */
export interface LessonFile {
  /** In the order of the file. */
  sentences: Sentence[];
  /** What stands in every field, by its path. */
  fields: Map<string, string>;
}

/** Reads a lesson file for who corrects it; null for one that cannot be read. */
export function readLessonFile(text: string): LessonFile | null {
  const data = dataOf(text);
  if (data === undefined) return null;
  const sentences: Sentence[] = [];
  const fields = new Map<string, string>();
  collect(data, [], sentences, fields);
  return { sentences, fields };
}

function dataOf(text: string): unknown {
  try {
    const document = parseDocument(text);
    return document.errors.length > 0 ? undefined : document.toJS();
  } catch {
    // Made of references without end: no lesson.
    return undefined;
  }
}

function collect(
  value: unknown,
  keys: readonly string[],
  sentences: Sentence[],
  fields: Map<string, string>,
): void {
  const path = keys.join('.');
  const isWords = shapeOf(path) !== null;
  if (Array.isArray(value) && isWords) {
    const lines = value.map(String).join('\n');
    sentences.push({ path, kind: 'list', value: lines });
    fields.set(path, lines);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value)) {
      collect(one, [...keys, key], sentences, fields);
    }
  } else {
    const words = String(value ?? '').trim();
    if (isWords) {
      sentences.push({ path, kind: typeof value === 'boolean' ? 'truth' : 'text', value: words });
    }
    fields.set(path, words);
  }
}

/** Words as they go into the file: a text is one line, a list has no empty one. */
export function tidyWords(kind: Sentence['kind'], words: string): string {
  if (kind !== 'list') return words.replace(/\s*\n\s*/g, ' ').trim();
  return words
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}

/**
 * Puts new words into a lesson file; every other letter of it stays as it was, remarks and line
 * breaks too.
 *
 * @returns the new file; null where the file cannot be read, or does not hold these places
 */
export function writeSentences(text: string, edits: Edits): string | null {
  const document = parseDocument(text);
  if (document.errors.length > 0) return null;
  const places = Object.entries(edits).map(([path, words]) =>
    spliceOf(text, document, path.split('.').map(keyOf), words),
  );
  if (places.some((place) => place === null)) return null;
  const written = places
    .filter((place) => place !== null)
    .toSorted((a, b) => b.from - a.from)
    .reduce((all, { from, to, words }) => all.slice(0, from) + words + all.slice(to), text);
  return holds(written, text, edits) ? written : null;
}

const keyOf = (key: string) => (/^\d+$/.test(key) ? Number(key) : key);

/** Whether a file says what it said before, but for the new words. */
function holds(written: string, before: string, edits: Edits): boolean {
  const now = readLessonFile(written);
  const then = readLessonFile(before);
  if (!now || !then || now.fields.size !== then.fields.size) return false;
  const kinds = new Map(then.sentences.map(({ path, kind }) => [path, kind]));
  return [...then.fields].every(([path, words]) => {
    const edit = edits[path];
    const requested = edit === undefined ? words : tidyWords(kinds.get(path) ?? 'text', edit);
    return now.fields.get(path) === requested;
  });
}

interface Splice {
  from: number;
  to: number;
  words: string;
}

function spliceOf(
  text: string,
  document: Document,
  keys: readonly (string | number)[],
  words: string,
): Splice | null {
  const node = document.getIn(keys, true);
  if (isSeq(node) && node.range) {
    const [from, to] = node.range;
    return node.flow ? { from, to, words: flowList(text, node.items, words) } : null;
  }
  if (!isScalar(node) || !node.range) return null;
  const [from, to] = node.range;
  const old = text.slice(from, to);
  if (typeof node.value === 'boolean') return { from, to, words: words.trim() };
  const line = tidyWords('text', words);
  if (node.type === 'BLOCK_FOLDED') return { from, to, words: wrapAgain(old, line) };
  const around = document.getIn(keys.slice(0, -1), true);
  const inBrackets = isCollection(around) && around.flow === true;
  return { from, to, words: scalarLike(node.type, line, inBrackets) };
}

/** A list in brackets; what it held already stays as it was written. */
function flowList(text: string, items: readonly unknown[], words: string): string {
  const written = new Map<string, string>();
  for (const item of items) {
    if (isScalar(item) && item.range) {
      written.set(String(item.value), text.slice(item.range[0], item.range[1]));
    }
  }
  const lines = tidyWords('list', words).split('\n').filter(Boolean);
  return `[${lines.map((line) => written.get(line) ?? scalarLike('PLAIN', line, true)).join(', ')}]`;
}

/**
 * A text in the manner of the one it takes the place of: bare only where nothing in it means
 * something else there.
 */
function scalarLike(type: string | null | undefined, line: string, inBrackets: boolean): string {
  if (type === 'QUOTE_SINGLE') return `'${line.replaceAll("'", "''")}'`;
  const isBare =
    type === 'PLAIN' &&
    /^[\p{L}“‘«¿¡(]/u.test(line) &&
    !/\s#|:(?:\s|$)|\t/.test(line) &&
    !(inBrackets && /[,[\]{}]/.test(line));
  return isBare && dataOf(line) === line ? line : JSON.stringify(line);
}

/** As long as the lines of the lessons. */
const lineLength = 116;

/** A text in the lines of the one before it: those that are still the same stay whole. */
function wrapAgain(old: string, line: string): string {
  const [header = '', ...rest] = old.split('\n');
  const end = /\n*$/.exec(old)?.[0] ?? '';
  const lines = rest.map((one) => one.trim()).filter(Boolean);
  const indent = /^ */.exec(rest.find((one) => one.trim() !== '') ?? '  ')?.[0] ?? '  ';
  const saved = lines.findLastIndex((_, index) =>
    `${line} `.startsWith(`${lines.slice(0, index + 1).join(' ')} `),
  );
  const first = lines.slice(0, saved + 1);
  const middleOn = line.slice(first.join(' ').length);
  const tail = lines.findIndex(
    (_, index) => index > saved && middleOn.endsWith(` ${lines.slice(index).join(' ')}`),
  );
  const last = tail < 0 ? [] : lines.slice(tail);
  const middle = middleOn.slice(0, middleOn.length - last.join(' ').length).trim();
  const all = [...first, ...wrap(middle, lineLength - indent.length), ...last];
  return `${header}\n${all.map((one) => indent + one).join('\n')}${end}`;
}

function wrap(text: string, width: number): string[] {
  return text.match(new RegExp(`\\S.{0,${width - 2}}\\S(?= |$)|\\S+`, 'g')) ?? [];
}
