import { createServer } from 'node:http';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { getSignedCookie } from 'hono/cookie';
import pg from 'pg';

/*
 * What the product is measured against, a process of its own: the least that a Hono handler with a session can do, on
 * the same database with as large a pool, and at a second port a bare static server, which sends bytes out of memory.
 * Settings: DATABASE_URL, SECRET, PORT, STATIC_PORT, STATIC_BYTES (base64 of what is sent, packed with brotli).
 */
const { DATABASE_URL, SECRET = '', PORT, STATIC_PORT, STATIC_BYTES = '' } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
// A measurement may kill the database; the pool opens other connections.
pool.on('error', () => undefined);
await pool.query(
  'create table if not exists bench_saves (id text primary key, user_id text not null, body jsonb not null)',
);

const app = new Hono();
const find = 'select user_id from session where token = $1 and expires_at > $2';
async function userOf(token: string | false | undefined): Promise<string | null> {
  const { rows } = await pool.query(find, [token || '', new Date()]);
  return rows[0]?.user_id ?? null;
}
app.get('/read', async (c) => {
  const user = await userOf(await getSignedCookie(c, SECRET, 'session'));
  return user ? c.json({ user }) : c.json({ code: 'user_not_authenticated' }, 401);
});
app.post('/save', async (c) => {
  const user = await userOf(await getSignedCookie(c, SECRET, 'session'));
  if (!user) return c.json({ code: 'user_not_authenticated' }, 401);
  const body = await c.req.json();
  await pool.query('insert into bench_saves (id, user_id, body) values ($1, $2, $3)', [
    body.key,
    user,
    body,
  ]);
  return c.json({ id: body.key });
});
const bytes = Buffer.from(STATIC_BYTES, 'base64');
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'br',
  'content-length': bytes.length,
};
createServer((_request, response) => response.writeHead(200, headers).end(bytes)).listen(
  Number(STATIC_PORT),
  '127.0.0.1',
);
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(PORT) }, () =>
  process.stdout.write('the baseline is ready\n'),
);
