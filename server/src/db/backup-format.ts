import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';

/*
 * A backup is one gzip file of text lines that `zcat` shows:
 *   1. the header, JSON;
 *   2. for every table of the header, in its order: PostgreSQL's COPY text, then a line `\.`;
 *   3. from version 2 on, every uploaded file as a line `<name> <base64>`, then a line `\.`;
 *   4. the trailer, JSON, with the SHA-256 of everything before it.
 * In COPY text a backslash of a value is always doubled, so no row can look like the line `\.`.
 */

export const BACKUP_FORMAT = 'saint-pius-x-quest backup';
export const BACKUP_VERSION = 2;
export const END_OF_TABLE = '\\.\n';

const END_OF_LINE = 0x0a;

const tableSchema = z.strictObject({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int().nonnegative(),
});

const sequenceSchema = z.strictObject({
  schema: z.string(),
  name: z.string(),
  /** As text: a sequence may pass what a JavaScript number holds. */
  lastValue: z.string(),
  isCalled: z.boolean(),
});

const headerSchema = z.strictObject({
  format: z.literal(BACKUP_FORMAT),
  version: z.number().int(),
  madeAt: z.iso.datetime(),
  /** The version of the tables, see `SchemaVersion`. */
  schemaVersion: z.number(),
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
});

const trailerSchema = z.strictObject({ sha256: z.string() });

/** A table as the backup's header lists it; `rows` counts what the file holds. */
export type BackupTable = z.infer<typeof tableSchema>;
/** A sequence and where it stood. */
export type BackupSequence = z.infer<typeof sequenceSchema>;
/** The first line of a backup. */
export type BackupHeader = z.infer<typeof headerSchema>;

/** Why a backup cannot be written or restored, in words for the person who runs the app. */
export class BackupError extends Error {
  readonly code: 'not-a-backup' | 'damaged-file' | 'too-new' | 'not-empty' | 'schema-differs';

  constructor(code: BackupError['code'], message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'BackupError';
    this.code = code;
  }
}

/** What to do with the rows of one table, in COPY text. */
export type TableVisitor = (table: BackupTable, data: AsyncIterable<Buffer>) => Promise<void>;

/** What to do with one uploaded file. */
export type FileVisitor = (name: string, bytes: Buffer) => Promise<void>;

/**
 * Reads a backup from beginning to end, a piece at a time.
 *
 * @param visit gets every table in turn and reads its data to the end
 * @param visitFile gets every uploaded file
 * @throws BackupError `not-a-backup`, `too-new`, or `damaged-file` when anything is missing,
 * changed or cut off; then what `visit` did must not stand
 */
export async function readBackup(
  file: string,
  visit: TableVisitor,
  visitFile: FileVisitor,
): Promise<BackupHeader> {
  try {
    return await pipeline(createReadStream(file), createGunzip(), async (pieces) => {
      const lines = new LineReader(completeLines(pieces));
      const header = parseHeader(file, await lines.next());
      for (const table of header.tables) await visit(table, lines.untilEndOfTable());
      if (header.version >= 2) await readFiles(file, lines, visitFile);
      const sha256 = lines.digest();
      const trailer = trailerSchema.parse(JSON.parse(await lines.next()));
      if (trailer.sha256 !== sha256 || !(await lines.atEnd())) {
        throw new BackupError('damaged-file', `The backup ${file} is not as it was written.`);
      }
      return header;
    });
  } catch (error) {
    throw readError(file, error);
  }
}

/** Reads a whole backup and changes nothing; see `readBackup` for the errors. */
export async function checkBackup(file: string): Promise<BackupHeader> {
  return readBackup(
    file,
    async (table, data) => {
      let rows = 0;
      for await (const piece of data) rows += countLines(piece);
      if (rows === table.rows) return;
      const result = `${table.name} has ${rows} rows instead of ${table.rows}`;
      throw new BackupError('damaged-file', `The backup ${file} is damaged: ${result}.`);
    },
    async () => undefined,
  );
}

async function readFiles(file: string, lines: LineReader, visit: FileVisitor): Promise<void> {
  for (;;) {
    const line = await lines.next();
    if (line === END_OF_TABLE) return;
    const [, name, content = ''] = /^([0-9a-f]{64}) ([A-Za-z0-9+/]*=*)\n$/.exec(line) ?? [];
    const bytes = Buffer.from(content, 'base64');
    if (name !== createHash('sha256').update(bytes).digest('hex')) {
      throw new BackupError(
        'damaged-file',
        `The backup ${file} holds a damaged picture or recording.`,
      );
    }
    await visit(name, bytes);
  }
}

function parseHeader(file: string, line: string): BackupHeader {
  const result = JSON.parse(line) as Partial<BackupHeader> | null;
  if (result?.format === BACKUP_FORMAT && Number(result.version) > BACKUP_VERSION) {
    throw new BackupError('too-new', `The backup ${file} was made by a newer version of the app.`);
  }
  return headerSchema.parse(result);
}

function readError(file: string, error: unknown): unknown {
  if (error instanceof SyntaxError || error instanceof z.ZodError) {
    return new BackupError('not-a-backup', `${file} is not a backup of this app.`, error);
  }
  const { code, message } = error as NodeJS.ErrnoException;
  if (error instanceof UnexpectedEnd || code === 'Z_BUF_ERROR') {
    return new BackupError(
      'damaged-file',
      `The backup ${file} is cut off: its end is missing.`,
      error,
    );
  }
  if (code === 'Z_DATA_ERROR') {
    const known = message.includes('header check') ? 'not-a-backup' : 'damaged-file';
    return new BackupError(known, `${file} is damaged or not a backup: ${message}.`, error);
  }
  return error;
}

class UnexpectedEnd extends Error {}

/** Cuts a stream into pieces that each end with a line. */
async function* completeLines(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let unfinished: Buffer[] = [];
  for await (const piece of source) {
    const end = piece.lastIndexOf(END_OF_LINE) + 1;
    if (end === 0) {
      unfinished.push(piece);
      continue;
    }
    yield Buffer.concat([...unfinished, piece.subarray(0, end)]);
    unfinished = end < piece.length ? [piece.subarray(end)] : [];
  }
  if (unfinished.length > 0) throw new UnexpectedEnd();
}

/** Reads single lines and tables' data from pieces of complete lines, and hashes what it read. */
class LineReader {
  readonly #pieces: AsyncGenerator<Buffer>;
  readonly #hash = createHash('sha256');
  #piece: Buffer = Buffer.alloc(0);

  constructor(pieces: AsyncGenerator<Buffer>) {
    this.#pieces = pieces;
  }

  async next(): Promise<string> {
    await this.#fill();
    return this.#take(this.#piece.indexOf(END_OF_LINE) + 1).toString('utf8');
  }

  async atEnd(): Promise<boolean> {
    return this.#piece.length === 0 && (await this.#pieces.next()).done === true;
  }

  async *untilEndOfTable(): AsyncGenerator<Buffer> {
    for (;;) {
      await this.#fill();
      const end = endOfTable(this.#piece);
      if (end === -1) {
        yield this.#take(this.#piece.length);
        continue;
      }
      if (end > 0) yield this.#take(end);
      this.#take(END_OF_TABLE.length);
      return;
    }
  }

  /** The SHA-256 of everything read so far. */
  digest(): string {
    return this.#hash.copy().digest('hex');
  }

  async #fill(): Promise<void> {
    if (this.#piece.length > 0) return;
    const { value, done } = await this.#pieces.next();
    if (done) throw new UnexpectedEnd();
    this.#piece = value;
  }

  #take(length: number): Buffer {
    const taken = this.#piece.subarray(0, length);
    this.#piece = this.#piece.subarray(length);
    this.#hash.update(taken);
    return taken;
  }
}

/** Where the line `\.` begins in a piece of complete lines; -1 when it is not there. */
function endOfTable(piece: Buffer): number {
  if (piece.subarray(0, END_OF_TABLE.length).equals(Buffer.from(END_OF_TABLE))) return 0;
  const before = piece.indexOf(`\n${END_OF_TABLE}`);
  return before === -1 ? -1 : before + 1;
}

function countLines(piece: Buffer): number {
  let count = 0;
  for (let at = piece.indexOf(END_OF_LINE); at !== -1; at = piece.indexOf(END_OF_LINE, at + 1))
    count += 1;
  return count;
}
