import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditLog } from '../../../db/tables/admin.ts';
import { commentReports, comments } from '../../../db/tables/blog.ts';
import { rateLimits } from '../../../db/tables/platform.ts';
import { bodyOf } from '../../../test/harness.ts';
import { emailWaitingComments } from './comment-emails.ts';
import { type CommentApp, minutes, startCommentApp } from './test-comments.ts';

let h: CommentApp;
let maria: string;
let paul: string;
let admin: string;

beforeAll(async () => {
  h = await startCommentApp({ COMMENT_APPROVAL: '1' });
  ({ maria, paul, admin } = h.people);
});
afterAll(() => h.close());
beforeEach(async () => {
  const { db } = h.t.ctx;
  await db.delete(comments);
  await db.delete(auditLog);
  await db.delete(rateLimits);
  h.t.emails.length = 0;
  h.t.setNow(minutes(0));
});

const decide = (id: string, body: unknown, cookie = admin) =>
  h.t.call(`/rest/v1/admin/comments/${id}`, { method: 'PATCH', cookie, body });
const report = (id: string, cookie: string, body: object = { reason: 'unkind' }) =>
  h.t.call(`/rest/v1/comments/${id}/reports`, { method: 'POST', cookie, body });
const desk = async (query: string) =>
  bodyOf<{ items: Record<string, unknown>[]; waiting: number; reported: number }>(
    await h.t.call(`/rest/v1/admin/comments${query}`, { cookie: admin }),
  );
const actions = async () =>
  (await h.t.ctx.db.select().from(auditLog))
    .map(({ action, details }) => [action, details] as const)
    .sort(([a], [b]) => a.localeCompare(b));
const texts = async (who: string) => (await h.read(who)).items.map(({ text }) => text);

test('the first comment of an account waits, seen by its author alone, until an admin approves it; the next do not', async () => {
  const first = await h.post(maria, 'My first.');
  expect(first.status).toBe('waiting');
  await h.post(maria, 'My second.');
  expect(await texts(maria)).toEqual(expect.arrayContaining(['My first.', 'My second.']));
  expect(await texts(paul)).toEqual([]);
  expect((await h.read(paul)).total).toBe(0);
  expect(await desk('?show=waiting')).toMatchObject({ waiting: 2, items: [{}, {}] });
  expect((await decide(first.id, { status: 'shown' })).status).toBe(200);
  expect(await texts(paul)).toEqual(['My first.']);
  expect((await h.post(maria, 'My third.')).status).toBe('shown');
  expect((await h.post(admin, 'An admin’s.')).status).toBe('shown');
  expect(await actions()).toEqual([['comment.approved', {}]]);
});

test('the only approved comment of an account waits again when its words change', async () => {
  const { id } = await h.post(maria, 'Something kind.');
  await decide(id, { status: 'shown' });
  const answer = await h.t.call(`/rest/v1/comments/${id}`, {
    method: 'PATCH',
    cookie: maria,
    body: { text: 'Something rude.' },
  });
  expect(await bodyOf(answer)).toMatchObject({ status: 'waiting' });
  expect(await texts(paul)).toEqual([]);
});

test('a waiting comment can be neither answered nor reported by another, and is the same as one that is not there', async () => {
  const { id } = await h.post(maria, 'Waiting.');
  expect((await report(id, paul)).status).toBe(404);
  const body = { key: crypto.randomUUID(), text: 'Hm.', anonymous: true, parent_id: id };
  expect((await h.t.call(h.path, { method: 'POST', cookie: paul, body })).status).toBe(404);
});

test('a reported comment comes to the desk once for each parent, and an admin removes it, says why, and restores it', async () => {
  const { id } = await h.post(admin, 'Buy my book.', { anonymous: false });
  expect((await report(id, admin)).status).toBe(403);
  expect((await report(id, paul, { reason: 'advert', note: ' It sells. ' })).status).toBe(201);
  expect((await report(id, paul)).status).toBe(201);
  expect((await h.read(paul)).items[0]?.reported).toBe(true);
  expect((await h.read(maria)).items[0]?.reported).toBe(false);
  const { items, reported } = await desk('?show=reported');
  expect(reported).toBe(1);
  expect(items).toMatchObject([
    {
      author: 'Anna',
      account: { name: 'Anna Bianchi', email: 'anna@example.org' },
      post: { slug: 'first-prayers', title: 'A post', language: 'en' },
      reports: [{ reason: 'advert', note: 'It sells.', handled_at: null }],
    },
  ]);
  expect((await decide(id, { status: 'removed' })).status).toBe(400);
  await decide(id, { status: 'removed', reason: 'advert' });
  expect(await texts(paul)).toEqual([]);
  expect((await h.read(admin)).items[0]).toMatchObject({
    status: 'removed',
    removed_for: 'advert',
    text: 'Buy my book.',
    editable_until: null,
  });
  expect((await desk('?show=reported')).items).toEqual([]);
  await decide(id, { status: 'shown' });
  expect(await texts(paul)).toEqual(['Buy my book.']);
  expect(await actions()).toEqual([
    ['comment.removed', { reason: 'advert' }],
    ['comment.restored', {}],
  ]);
});

test('a comment is removed with a reason in own words, which its author alone reads and no log keeps', async () => {
  const { id } = await h.post(maria, 'The priest of Sunday is a fool.');
  await decide(id, { status: 'shown' });
  for (const words of [undefined, ' \n ']) {
    const answer = await decide(id, { status: 'removed', reason: 'other', words });
    expect(answer.status).toBe(400);
  }
  const long = await decide(id, { status: 'removed', reason: 'other', words: 'x'.repeat(301) });
  expect(long.status).toBe(400);
  const words = 'Please tell him yourself.';
  await decide(id, { status: 'removed', reason: 'other', words: ` ${words} ` });
  const asRead = async (who: string) => (await h.read(who)).items.find((each) => each.id === id);
  expect(await asRead(maria)).toMatchObject({ removed_for: 'other', removed_words: words });
  expect(await asRead(paul)).toBeUndefined();
  expect((await desk('?show=all')).items.find((each) => each.id === id)).toMatchObject({
    removed_words: words,
  });
  expect((await actions()).at(-1)).toEqual(['comment.removed', { reason: 'other', words: 'own' }]);
  await decide(id, { status: 'shown' });
  expect(await asRead(maria)).toMatchObject({ status: 'shown', removed_words: null });
});

test('an admin lets a reported comment stand', async () => {
  const { id } = await h.post(admin, 'I see it otherwise.');
  await report(id, maria);
  await decide(id, { status: 'shown' });
  expect(await texts(paul)).toEqual(['I see it otherwise.']);
  expect(await actions()).toEqual([['comment.kept', {}]]);
  const [row] = await h.t.ctx.db.select().from(commentReports);
  expect(row?.handledAt).not.toBeNull();
});

test('the desk finds comments by words, name and e-mail, accents and capitals forgiven, and no pattern among them', async () => {
  await h.post(admin, 'Prière du soir à 100 %', { anonymous: false });
  await h.post(paul, 'Something else');
  const rows = async (q: string) => (await desk(`?q=${encodeURIComponent(q)}`)).items.length;
  expect(await rows('PRIERE')).toBe(1);
  expect(await rows('prière')).toBe(1);
  expect(await rows('bianchi')).toBe(1);
  expect(await rows('paul@example')).toBe(1);
  expect(await rows('100 %')).toBe(1);
  expect(await rows('_')).toBe(0);
});

test('what its author has deleted cannot come back', async () => {
  const { id } = await h.post(maria, 'Forget this.');
  await h.t.call(`/rest/v1/comments/${id}`, { method: 'DELETE', cookie: maria });
  expect((await decide(id, { status: 'shown' })).status).toBe(404);
  expect((await desk('')).items).toEqual([]);
  const [row] = await h.t.ctx.db.select().from(comments).where(eq(comments.id, id));
  expect(row?.text).toBeNull();
});

test('admins get one e-mail an hour, without a word of the comment, and one more for what came since', async () => {
  const sent = () => h.t.emails.filter(({ kind }) => kind === 'comments-waiting');
  await h.post(maria, 'A waiting word.');
  await h.post(paul, 'Another.');
  expect(sent()).toHaveLength(1);
  expect(sent()[0]).toMatchObject({
    to: 'anna@example.org',
    data: { name: 'Anna Bianchi', link: 'http://localhost:3000/admin/comments' },
  });
  await emailWaitingComments(h.t.ctx);
  expect(sent()).toHaveLength(1);
  h.t.setNow(minutes(61));
  await emailWaitingComments(h.t.ctx);
  expect(sent()).toHaveLength(2);
});

test('a parent, a child or an admin without a second factor does not reach the desk', async () => {
  const { id } = await h.post(maria, 'Waiting.');
  expect((await decide(id, { status: 'shown' }, maria)).status).toBe(403);
  expect((await h.t.call('/rest/v1/admin/comments', { cookie: paul })).status).toBe(403);
});
