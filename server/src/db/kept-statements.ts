import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import pg from 'pg';

/** As many texts get a name; the queries of the stores are far fewer, only lists in an address make ever new ones. */
const mostNames = 500;
const names = new Map<string, string>();

/** What the types of pg leave out. */
interface WithStream {
  connection: { stream: Writable };
}

/**
 * A connection that keeps each query that comes with values under a name, so that PostgreSQL reads and plans it once
 * for a connection and not for every call; and sends what is asked in the same breath, as within `Promise.all`, in one
 * piece.
 * @see docs/requirements.md#r-shared-trips
 */
export class KeepingClient extends pg.Client {
  #corked = false;

  // The overloads of pg's own have no one signature to write here.
  override query = ((asked: unknown, ...rest: unknown[]) => {
    this.#cork();
    const submit = pg.Client.prototype.query as (...args: unknown[]) => unknown;
    const given = isQuery(asked) && rest.length > 0 ? named(asked) : asked;
    return submit.call(this, given, ...rest);
  }) as pg.Client['query'];

  #cork(): void {
    if (this.#corked) return;
    this.#corked = true;
    const { stream } = (this as unknown as WithStream).connection;
    stream.cork();
    process.nextTick(() => {
      this.#corked = false;
      stream.uncork();
    });
  }
}

function isQuery(asked: unknown): asked is pg.QueryConfig {
  return typeof asked === 'object' && asked !== null && 'text' in asked && !('submit' in asked);
}

function named(asked: pg.QueryConfig): pg.QueryConfig {
  if (asked.name !== undefined) return asked;
  const name = names.get(asked.text) ?? newName(asked.text);
  return name === undefined ? asked : { ...asked, name };
}

function newName(text: string): string | undefined {
  if (names.size >= mostNames) return undefined;
  const name = createHash('sha256').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
