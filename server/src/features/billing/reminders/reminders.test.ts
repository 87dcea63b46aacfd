import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { profiles } from '../../../db/tables/account.ts';
import { familyDeletions } from '../../../db/tables/settings.ts';
import { addChildTo, giveAccess } from '../../../test/children.ts';
import { addGrownUp, startTestApp, type TestApp } from '../../../test/harness.ts';
import { recordLedgerEvent } from '../ledger.ts';
import { remindOfEnds } from './reminders.ts';

const start = new Date('2031-03-01T10:00:00Z');
let t: TestApp;
let parent: string;
let number = 0;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  number += 1;
  parent = await addGrownUp(t.ctx, { email: `parent${number}@example.org` });
});

async function childWithMonth(name: string, at = start, of = parent): Promise<string> {
  const { id } = await addChildTo(t.ctx, of, { name });
  await giveAccess(t.ctx, of, id, at, 'monthly');
  return id;
}

/** The e-mails of the daily job on a day, to this test's parent. */
async function emailsOn(day: string) {
  t.setNow(new Date(day));
  t.emails.length = 0;
  await remindOfEnds(t.ctx);
  return t.emails
    .filter(({ to }) => to === `parent${number}@example.org`)
    .map(({ kind, data }) => [
      kind,
      'children' in data && data.children,
      'date' in data && data.date,
    ]);
}

test('a parent is told fourteen and three days before, once each, of all children in one e-mail', async () => {
  await childWithMonth('Lucia');
  await childWithMonth('Marco');
  expect(await emailsOn('2031-03-17T09:00:00Z')).toEqual([]);
  const answer = [['access-ends', 'Lucia and Marco', 'April 1, 2031']];
  expect(await emailsOn('2031-03-18T12:00:00Z')).toEqual(answer);
  expect(await emailsOn('2031-03-19T12:00:00Z')).toEqual([]);
  expect(await emailsOn('2031-03-29T12:00:00Z')).toEqual(answer);
  expect(await emailsOn('2031-03-30T12:00:00Z')).toEqual([]);
  expect(await emailsOn('2031-04-02T12:00:00Z')).toEqual([]);
});

test('after a renewal it is the new end that is told of', async () => {
  const child = await childWithMonth('Lucia');
  expect(await emailsOn('2031-03-20T12:00:00Z')).toHaveLength(1);
  await giveAccess(t.ctx, parent, child, new Date('2031-03-21T10:00:00Z'), 'monthly');
  expect(await emailsOn('2031-03-30T12:00:00Z')).toEqual([]);
  expect(await emailsOn('2031-04-20T12:00:00Z')).toEqual([['access-ends', 'Lucia', 'May 1, 2031']]);
});

test('the e-mail is in the parent’s language and of the parent’s day', async () => {
  await t.ctx.db
    .update(profiles)
    .set({ language: 'fr', timeZone: 'Pacific/Auckland' })
    .where(eq(profiles.id, parent));
  await childWithMonth('Lucia', new Date('2031-03-01T20:00:00Z'));
  expect(await emailsOn('2031-03-25T12:00:00Z')).toEqual([
    ['access-ends', 'Lucia', '2 avril 2031'],
  ]);
  expect(t.emails.at(-1)).toMatchObject({ language: 'fr' });
});

test('nobody is told of what was refunded, of an admin’s child, or when leaving', async () => {
  const refunded = await addChildTo(t.ctx, parent, { name: 'Lucia' });
  const order = await giveAccess(t.ctx, parent, refunded.id, start, 'monthly');
  const event = { id: `back:${order}`, orderId: order, kind: 'revoked', at: start } as const;
  await t.ctx.db.transaction((tx) => recordLedgerEvent(tx, event, start));
  expect(await emailsOn('2031-03-29T12:00:00Z')).toEqual([]);

  const admin = await addGrownUp(t.ctx, { email: `admin${number}@example.org`, admin: true });
  await childWithMonth('Pia', start, admin);
  const leaving = await addGrownUp(t.ctx, { email: `leaving${number}@example.org` });
  await childWithMonth('Rosa', start, leaving);
  await t.ctx.db
    .insert(familyDeletions)
    .values({ userId: leaving, askedAt: start, dueAt: new Date('2031-04-20T00:00:00Z') });
  await emailsOn('2031-03-29T12:00:00Z');
  const visited = t.emails.map(({ to }) => to);
  expect(visited).not.toContain(`admin${number}@example.org`);
  expect(visited).not.toContain(`leaving${number}@example.org`);
});
