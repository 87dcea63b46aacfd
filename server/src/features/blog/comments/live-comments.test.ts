import { tmpdir } from 'node:os';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../../app.ts';
import { createRealtime, type Realtime } from '../../../platform/realtime/realtime.ts';
import { eventReader } from '../../../test/event-reader.ts';
import { type CommentApp, startCommentApp } from './test-comments.ts';

let h: CommentApp;
/** A second process on the same database. */
let other: { app: ReturnType<typeof createApp>; realtime: Realtime };
let topic: string;
const readers: ReturnType<typeof eventReader>[] = [];

beforeAll(async () => {
  h = await startCommentApp({ COMMENT_APPROVAL: '0' });
  const { db, log } = h.t.ctx;
  const realtime = createRealtime({ db, connectionString: h.t.database.connectionString, log });
  other = { realtime, app: createApp({ ...h.t.ctx, realtime }, tmpdir()) };
  ({ topic } = await h.read(h.people.paul));
});
afterEach(async () => {
  for (const reader of readers.splice(0)) await reader.close();
});
afterAll(async () => {
  await other.realtime.stop();
  await h.close();
});

/** Listens in the second process, past its `ready`. */
async function listen(cookie: string, comments?: string, after?: string) {
  const query = new URLSearchParams({ ...(comments && { comments }), ...(after && { after }) });
  const url = `http://localhost:3000/realtime/v1/events?${query}`;
  const reader = eventReader(await other.app.request(url, { headers: { cookie } }));
  readers.push(reader);
  return { reader, ready: await reader.next() };
}

test('a page that shows a post hears by another process that its comments have changed, and not which or whose', async () => {
  const { reader } = await listen(h.people.paul, topic);
  const { id } = await h.post(h.people.maria, 'Hello.');
  const posted = await reader.next();
  expect(posted).toMatchObject({ name: 'comments', data: {} });
  const action = (method: string, body?: unknown) =>
    h.t.call(`/rest/v1/comments/${id}`, { method, cookie: h.people.maria, body });
  await action('PATCH', { text: 'Hello to all.' });
  expect(await reader.next()).toMatchObject({ name: 'comments', data: {} });
  await action('DELETE');
  expect(await reader.next()).toMatchObject({ name: 'comments', data: {} });
});

test('a page that shows another post, another language or none hears nothing of it', async () => {
  const [postId = ''] = topic.split(' ');
  const elsewhere = [undefined, `${postId} fr`, 'other en', `${postId}`, `comments ${topic}`];
  const pages = await Promise.all(elsewhere.map((request) => listen(h.people.paul, request)));
  const witness = await listen(h.people.maria, topic);
  await h.post(h.people.maria, 'Hello again.');
  expect(await witness.reader.next()).toMatchObject({ name: 'comments' });
  h.t.ctx.realtime.publish(`account ${h.ids.paul}`, 'progress', { child_id: 'last' });
  for (const { reader } of pages) expect(await reader.next()).toMatchObject({ name: 'progress' });
});

test('no page hears another account by asking for it as comments', async () => {
  const { reader } = await listen(h.people.paul, `account ${h.ids.maria}`);
  h.t.ctx.realtime.publish(`account ${h.ids.maria}`, 'progress', { child_id: 'hers' });
  h.t.ctx.realtime.publish(`account ${h.ids.paul}`, 'progress', { child_id: 'own' });
  expect(await reader.next()).toMatchObject({ data: { child_id: 'own' } });
});

test('who comes back after a cut hears that comments have changed meanwhile', async () => {
  const { reader, ready } = await listen(h.people.paul, topic);
  await reader.close();
  const witness = await listen(h.people.maria, topic);
  await h.post(h.people.maria, 'While you were away.');
  const missed = await witness.reader.next();
  const back = await listen(h.people.paul, topic, ready?.id ?? '');
  const received = [back.ready, await back.reader.next()];
  expect(received.find((event) => event?.name === 'comments')?.id).toBe(missed?.id);
});
