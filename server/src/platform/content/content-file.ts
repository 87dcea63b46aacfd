import type { Finding } from '@pius/domain/course/finding.ts';
import {
  type Document,
  type ErrorCode,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
} from 'yaml';

/** Something wrong in a content file, and where an author finds it. */
export interface Fault {
  /** From the project's folder, with slashes. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** The field's path, such as `quiz.3.answers`; empty for the whole file. */
  field: string;
  /** What is wrong, and what to do about it. */
  message: string;
}

/** A YAML or JSON file with the line of each of its fields. */
export interface ContentFile {
  file: string;
  /** What the file says, as plain data. */
  data: unknown;
  /** The faults that keep it from being read at all. */
  faults: Fault[];
  /** The line of a field, or of the nearest field around it. */
  lineOf(path: readonly PropertyKey[]): number;
}

/** What an author does about a line that cannot be read, by what the reader says of it. */
const howToMend: Partial<Record<ErrorCode, string>> = {
  TAB_AS_INDENT: 'begin the line with spaces, not with a tab',
  BAD_INDENT: 'give the line as many spaces at its start as its neighbors have',
  DUPLICATE_KEY: 'the field stands twice: take one of the two away',
  MISSING_CHAR: 'close what this line or the one before it opens: quotation marks, brackets',
  BLOCK_AS_IMPLICIT_KEY: 'put a text that holds a colon in quotation marks',
};
const lookAround =
  'look at this line and the one before it: spaces, colons, brackets and quotation marks';

/**
 * Reads the text of a YAML or JSON file.
 *
 * @param file its name, for the faults
 * @param text its words
 */
export function parseContentFile(file: string, text: string): ContentFile {
  try {
    return parseYaml(file, text);
  } catch (error) {
    // Nested without end, or made of references: neither is anything that an author writes.
    const why = error instanceof Error ? error.message.split('\n')[0] : error;
    const message = `cannot be read: ${why} - ${lookAround}`;
    return {
      file,
      data: undefined,
      faults: [{ file, line: 1, field: '', message }],
      lineOf: () => 1,
    };
  }
}

function parseYaml(file: string, text: string): ContentFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const faults = document.errors.map((error) => ({
    file,
    line: lines.linePos(error.pos[0]).line,
    field: '',
    message: `cannot be read: ${error.message.split('\n')[0]} - ${howToMend[error.code] ?? lookAround}`,
  }));
  return {
    file,
    data: faults.length === 0 ? document.toJS() : undefined,
    faults,
    lineOf: (path) => lineOf(document, lines, path),
  };
}

/** A fault of one field of a file that was read. */
export function faultAt(file: ContentFile, path: readonly PropertyKey[], message: string): Fault {
  return { file: file.file, line: file.lineOf(path), field: path.map(String).join('.'), message };
}

/** The faults that the rules of `domain/` find in a file that was read. */
export function faultsOf(file: ContentFile, findings: readonly Finding[]): Fault[] {
  return findings.map(({ path, message, doThis }) => faultAt(file, path, `${message} - ${doThis}`));
}

function lineOf(document: Document, lines: LineCounter, path: readonly PropertyKey[]): number {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = nameOf(document, path.slice(0, depth));
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

/** The node that a field begins with: its name, or the value itself where it stands in a list. */
function nameOf(document: Document, path: readonly PropertyKey[]): unknown {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  if (!isMap(parent)) return document.getIn(path, true);
  const field = String(path.at(-1));
  const pair = parent.items.find(({ key }) => isScalar(key) && String(key.value) === field);
  return pair?.key;
}
