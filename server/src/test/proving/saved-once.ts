import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { isSaved } from '../order-writers.ts';
import type { RunningApp } from '../running-app.ts';
import { callApp } from './call-app.ts';
import { withDatabaseOf } from './database-of.ts';
import type { Acknowledged, Writers } from './writers.ts';

/** Where each kind of write stands in the database: exactly one row has to be there for its id. */
const rowOf: Record<Acknowledged['kind'], string> = {
  quiz: 'select count(*)::int as rows from quiz_results where id = $1',
  progress: 'select count(*)::int as rows from received_writes where key = $1',
  comment: 'select count(*)::int as rows from comments where id = $1',
  child:
    "select count(*)::int as rows from profiles p join consents c on c.child_id = p.id and c.kind = 'child-data' where p.id = $1",
  consent:
    "select count(*)::int as rows from consents where 'chat ' || child_id = $1 and kind = 'chat' and withdrawn_at is null",
  order: 'select count(*)::int as rows from orders where session_id = $1',
};

type Child = { id: string; chat: boolean; subscription: object };

/** Children as their parent is told of them now, by id. */
async function childrenNow(app: RunningApp, cookie: string): Promise<Map<string, Child>> {
  const { text } = await callApp(app, '/rest/v1/children', { cookie });
  const { items = [] } = JSON.parse(text || '{}') as { items?: Child[] };
  return new Map(items.map((child) => [child.id, child]));
}

/**
 * What a write says today, beside what it said: a child is listed, everything with a key answers
 * the same to the byte.
 */
async function saysTheSame(
  app: RunningApp,
  writers: Writers,
  write: Acknowledged,
  children: Map<string, Child>,
): Promise<boolean> {
  if (write.kind === 'order') return isSaved(app, writers.parent, write.order);
  if (write.kind === 'child' || write.kind === 'consent') {
    const said = JSON.parse(write.text) as Child;
    const now = children.get(said.id);
    // The consent to the chat comes after the child, and only an acknowledged one has to be there.
    const chat = write.kind === 'child' ? now?.chat : said.chat;
    return isDeepStrictEqual(now, { ...said, chat });
  }
  const again = await callApp(app, write.path, write.call);
  return again.text === write.text;
}

/** The ids of rows that are there once, before anything is sent again. */
async function isOnce(client: pg.Client, { kind, id }: Acknowledged): Promise<boolean> {
  const { rows } = await client.query<{ rows: number }>(rowOf[kind], [id]);
  return rows[0]?.rows === 1;
}

/**
 * Reads back what was acknowledged: each write stands in the database exactly once, and says the
 * same as when it was acknowledged.
 * @returns What was lost or doubled or changed.
 * @see docs/requirements.md#r-durable-writes
 */
export async function readBack(
  app: RunningApp,
  dataDir: string,
  writers: Writers,
  writes: readonly Acknowledged[],
): Promise<Acknowledged[]> {
  return withDatabaseOf(dataDir, async (client) => {
    const lost = new Set<Acknowledged>();
    for (const write of writes) if (!(await isOnce(client, write))) lost.add(write);
    const children = await childrenNow(app, writers.parent);
    for (const write of writes) {
      // One that is sent again is counted like a new one, and five minutes allow only ten.
      if (write.kind === 'comment') await client.query('delete from rate_limits');
      if (!(await saysTheSame(app, writers, write, children))) lost.add(write);
    }
    for (const write of writes) if (!(await isOnce(client, write))) lost.add(write);
    return [...lost];
  });
}
