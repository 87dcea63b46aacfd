import { randomUUID } from 'node:crypto';
import { cleanComment, longestComment, mostReplies } from '@pius/domain/blog/comment.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { comments } from '../../../db/tables/blog.ts';
import { addGrownUp, bodyOf } from '../../../test/harness.ts';
import { payloads } from '../../../test/payloads.ts';
import { openSession } from '../../../test/session.ts';
import { deleteFamily } from '../../account/delete-family.ts';
import { collectFamily } from '../../account/export-family.ts';
import { begun, type CommentApp, minutes, startCommentApp } from './test-comments.ts';

let h: CommentApp;
let maria: string;
let paul: string;
let moment = 0;

beforeAll(async () => {
  h = await startCommentApp({ COMMENT_APPROVAL: '0' });
  ({ maria, paul } = h.people);
});
afterAll(() => h.close());
beforeEach(async () => {
  await h.t.ctx.db.delete(comments);
  // Past the windows of the limits.
  moment += 10;
  h.t.setNow(minutes(moment));
});

const action = (method: string, path: string, cookie: string | undefined, body?: unknown) =>
  h.t.call(path, { method, ...(cookie ? { cookie } : {}), body });
const at = (id: string) => `/rest/v1/comments/${id}`;

test('a comment stands under nobody’s name, or the first name alone, and tells nothing of its account', async () => {
  await h.post(maria, 'Thank you for this.');
  h.t.setNow(minutes(moment + 1));
  const signed = await h.post(maria, 'It helped us\n\n\n\nat home.', { anonymous: false });
  expect(signed).toMatchObject({ author: 'Maria', own: true, status: 'shown' });
  const page = await h.read(paul);
  expect(page).toMatchObject({ total: 2, next: null });
  expect(page.items.map(({ author, text, own }) => [author, text, own])).toEqual([
    ['Maria', 'It helped us\n\nat home.', false],
    [null, 'Thank you for this.', false],
  ]);
  const answers = JSON.stringify(page);
  for (const secret of [h.ids.maria, 'Rossi', 'example.org']) expect(answers).not.toContain(secret);
});

test('a comment is plain text: whatever a browser could run comes back as the letters that were typed', async () => {
  const typed = cleanComment(payloads.join(' ')).slice(0, longestComment).trim();
  await h.post(maria, typed);
  expect((await h.read(paul)).items[0]?.text).toBe(typed);
});

test('comments stand newest first, twenty at a time, each with its replies, oldest first', async () => {
  const base = { postId: (await h.read(maria)).topic.split(' ')[0] ?? '', language: 'en' as const };
  await h.t.ctx.db.insert(comments).values(
    Array.from({ length: 25 }, (_, index) => ({
      ...base,
      id: `c${index}`,
      key: randomUUID(),
      userId: h.ids.paul,
      text: `number ${index}`,
      status: 'shown' as const,
      createdAt: new Date(begun.getTime() + index),
    })),
  );
  await h.post(maria, 'first reply', { parent_id: 'c3' });
  h.t.setNow(minutes(moment + 1));
  await h.post(paul, 'second reply', { parent_id: 'c3' });
  const first = await h.read(maria);
  expect(first.items.map(({ text }) => text).slice(0, 2)).toEqual(['number 24', 'number 23']);
  expect(first.items).toHaveLength(20);
  expect(first.total).toBe(27);
  const second = await h.read(maria, `?after=${first.next}`);
  expect(second.items.map(({ id }) => id)).toEqual(['c4', 'c3', 'c2', 'c1', 'c0']);
  expect(second.items[1]?.replies.map(({ text }) => text)).toEqual(['first reply', 'second reply']);
  expect(second.next).toBeNull();
});

test('a comment that is sent again is kept once, and other words under its key are refused', async () => {
  const key = randomUUID();
  const sent = await Promise.all([1, 2, 3].map(() => h.post(maria, 'Once.', { key })));
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  expect((await h.read(paul)).total).toBe(1);
  const other = { key, text: 'Twice.', anonymous: true };
  const answer = await action('POST', h.path, maria, other);
  expect([answer.status, (await bodyOf(answer)).code]).toEqual([409, 'conflict_key_reused']);
  expect(await h.post(paul, 'Twice.', { key })).toMatchObject({ text: 'Twice.' });
});

test('who is not signed in is told in the fixed words, and so is who meets a fault of ours', async () => {
  const body = { key: randomUUID(), text: 'Hello.', anonymous: true };
  const visitor = await action('POST', h.path, undefined, body);
  expect(visitor.status).toBe(401);
  expect((await bodyOf(visitor)).message).toBe('You must be logged in to post a comment.');
  const broken = vi.spyOn(h.t.ctx.db, 'transaction').mockRejectedValueOnce(new Error('no disk'));
  const fault = await action('POST', h.path, maria, body);
  broken.mockRestore();
  expect(fault.status).toBe(500);
  expect((await bodyOf(fault)).message).toBe('Failed to post comment. Please try again.');
});

test('a reply goes to a comment of the same post that is seen, and to no reply', async () => {
  const root = await h.post(maria, 'A comment.');
  const reply = await h.post(paul, 'A reply.', { parent_id: root.id });
  for (const parent_id of [reply.id, randomUUID()]) {
    const body = { key: randomUUID(), text: 'Too deep.', anonymous: true, parent_id };
    const answer = await action('POST', h.path, maria, body);
    expect([answer.status, (await bodyOf(answer)).code]).toEqual([404, 'comment_gone']);
  }
  const row = { postId: (await h.read(maria)).topic.split(' ')[0] ?? '', language: 'en' as const };
  await h.t.ctx.db.insert(comments).values(
    Array.from({ length: mostReplies - 1 }, (_, index) => ({
      ...row,
      id: `r${index}`,
      key: randomUUID(),
      parentId: root.id,
      userId: h.ids.paul,
      text: 'x',
      status: 'shown' as const,
      createdAt: begun,
    })),
  );
  const body = { key: randomUUID(), text: 'One more.', anonymous: true, parent_id: root.id };
  expect((await bodyOf(await action('POST', h.path, maria, body))).code).toBe(
    'comment_thread_full',
  );
});

test('an author changes a comment for fifteen minutes, and deletes it at any time; nobody else does', async () => {
  const { id } = await h.post(maria, 'Helo.');
  expect((await action('PATCH', at(id), paul, { text: 'Mine.' })).status).toBe(404);
  expect((await action('DELETE', at(id), paul)).status).toBe(404);
  h.t.setNow(minutes(moment + 14.9));
  const changed = await bodyOf(await action('PATCH', at(id), maria, { text: 'Hello.' }));
  expect(changed).toMatchObject({ text: 'Hello.', edited_at: expect.any(String) });
  h.t.setNow(minutes(moment + 15));
  const late = await action('PATCH', at(id), maria, { text: 'Never mind.' });
  expect([late.status, (await bodyOf(late)).code]).toEqual([409, 'comment_edit_over']);
  expect((await h.read(maria)).items[0]).toMatchObject({ text: 'Hello.', editable_until: null });
  expect((await action('DELETE', at(id), maria)).status).toBe(200);
  expect((await h.read(paul)).items).toEqual([]);
  expect((await action('DELETE', at(id), maria)).status).toBe(404);
  moment += 15;
});

test('what is deleted leaves its place, without a word, to the replies of others', async () => {
  const { id } = await h.post(maria, 'My secret.', { anonymous: false });
  await h.post(paul, 'A reply.', { parent_id: id });
  await action('DELETE', at(id), maria);
  const [row] = await h.t.ctx.db.select().from(comments).where(eq(comments.id, id));
  expect(row).toMatchObject({ text: null, authorName: null });
  const [thread] = (await h.read(maria)).items;
  expect(thread).toMatchObject({ status: 'removed', text: null, author: null, own: false });
  expect(thread?.replies).toHaveLength(1);
});

test('with an account its comments lose words and name, replies of others stay, and an export holds them', async () => {
  const id = await addGrownUp(h.t.ctx, { email: 'leaving@example.org', name: 'Elena Conti' });
  const cookie = await openSession(h.t.ctx, id);
  const root = await h.post(cookie, 'Goodbye.', { anonymous: false });
  await h.post(cookie, 'A word to nobody.');
  await h.post(paul, 'God bless you.', { parent_id: root.id });
  const exported = await collectFamily(h.t.ctx.db, id);
  expect(exported.comments?.map(({ text }) => text).sort()).toEqual([
    'A word to nobody.',
    'Goodbye.',
  ]);
  await deleteFamily(h.t.ctx.db, id);
  const { items, total } = await h.read(maria);
  expect(total).toBe(1);
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({ text: null, author: null, status: 'removed' });
  expect(items[0]?.replies[0]?.text).toBe('God bless you.');
});

test('past ten comments in five minutes one is told to wait, in words, and nothing is kept', async () => {
  for (let index = 0; index < 10; index += 1) await h.post(maria, `number ${index}`);
  const body = { key: randomUUID(), text: 'One more.', anonymous: true };
  const answer = await action('POST', h.path, maria, body);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await bodyOf(answer)).message).toMatch(/wait/);
  expect((await h.read(paul)).total).toBe(10);
});
