import { type ReadLine, readClassRows } from '@pius/domain/family/class-columns.ts';

/** Far more than a class list has. */
const mostBytes = 200_000;

export type FileFault = 'file.failed' | 'file.too-large';

/**
 * The text of a file that a spreadsheet has saved: UTF-8, UTF-16 with its mark, or else the Latin
 * letters of Windows. Null for a file that is no text, such as a spreadsheet that was not saved as
 * CSV.
 */
export function textOfFile(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const wide =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : null;
  if (wide) return new TextDecoder(wide).decode(bytes);
  // Control characters but for tab and line ends stand in no text.
  if (bytes.some((byte) => byte < 9 || (byte > 13 && byte < 32))) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * The text of the file that was chosen.
 * @returns Its text, or the key of the words that tell what is wrong with it.
 */
export async function readChosenFile(file: File): Promise<{ text: string } | { fault: FileFault }> {
  if (file.size > mostBytes) return { fault: 'file.too-large' };
  try {
    const text = textOfFile(new Uint8Array(await file.arrayBuffer()));
    return text === null ? { fault: 'file.failed' } : { text };
  } catch {
    return { fault: 'file.failed' };
  }
}

/**
 * What most lines have between their parts. A list is often ragged: one line has an age, the next
 * has not.
 */
function delimiterOf(text: string): string {
  const lines = text.replace(/"[^"]*"/g, '').split(/[\r\n]+/);
  const count = (mark: string) => lines.filter((line) => line.includes(mark)).length;
  const marks = ['\t', ';', ','];
  return marks.reduce((best, mark) => (count(mark) > count(best) ? mark : best), '\t');
}

/**
 * The lines of a list that was pasted or read from a file, with commas, semicolons or tabs between
 * the parts.
 */
export async function readList(text: string): Promise<ReadLine[]> {
  const { default: papaparse } = await import('papaparse');
  const { data } = papaparse.parse<string[]>(text.replace(/^\ufeff/, ''), {
    delimiter: delimiterOf(text),
    skipEmptyLines: 'greedy',
  });
  return readClassRows(data);
}

/**
 * The list as a text again: as it was written where it still reads the same, else from the lines as
 * they were mended.
 * @param age - The age that lines without one were given.
 */
export async function textOfList(
  text: string,
  age: string,
  lines: readonly Pick<ReadLine, 'name' | 'age' | 'password'>[],
): Promise<string> {
  const read = await readList(text);
  const same = (line: (typeof lines)[number], index: number) => {
    const before = read[index];
    return (
      line.name === before?.name &&
      line.age === (before.age || age) &&
      line.password === before.password
    );
  };
  if (lines.length === read.length && lines.every(same)) return text;
  const { default: papaparse } = await import('papaparse');
  const rows = lines.map((line) => {
    const cells = [line.name, line.age, line.password];
    return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
  });
  return papaparse.unparse(rows, { quotes: (cell) => /[\t;,]/.test(String(cell)), newline: '\n' });
}
