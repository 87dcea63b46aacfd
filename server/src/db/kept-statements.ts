import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import type pg from 'pg';

/** As many texts get a name; the queries of the stores are far fewer, only lists in an address make ever new ones. */
const mostNames = 500;
const names = new Map<string, string>();

/**
 * Has a connection of a pool keep each query that comes with values under a name, so that PostgreSQL reads and plans it
 * once for a connection and not for every call; and sends what is asked in the same breath, as within `Promise.all`, in
 * one piece ("Speed" of the promises).
 */
export function keepStatements(client: pg.PoolClient): void {
  const submit = client.query.bind(client) as (...args: unknown[]) => unknown;
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  let corked = false;
  const send = () => {
    corked = false;
    stream.uncork();
  };
  const query = (asked: unknown, ...rest: unknown[]) => {
    if (!corked) {
      corked = true;
      stream.cork();
      process.nextTick(send);
    }
    return submit(isQuery(asked) && rest.length > 0 ? named(asked) : asked, ...rest);
  };
  client.query = query as typeof client.query;
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
