import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addGrownUp, bodyOf, startTestApp, type TestApp } from '../../../test/harness.ts';
import { openSession } from '../../../test/session.ts';
import { findDueEmails } from './send.ts';

const path = '/rest/v1/account/saturday-letter';

let t: TestApp;
let parent: string;
let email: string;
let cookie: string;
let number = 0;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  number += 1;
  email = `parent${number}@example.org`;
  parent = await addGrownUp(t.ctx, { email });
  t.setNow(new Date('2031-03-05T12:00:00Z'));
  t.emails.length = 0;
  cookie = await openSession(t.ctx, parent, new Date('2031-05-01T00:00:00Z'));
});

const choose = (body: object) => t.call(path, { method: 'PATCH', cookie, body });

/** The e-mails to this test's parent after the server has looked at a moment. */
async function emailsAt(moment: string) {
  t.setNow(new Date(moment));
  await findDueEmails(t.ctx);
  // What was left to the queue is done before an answer.
  await t.call('/healthz');
  return t.emails.flatMap((sent) =>
    sent.kind === 'saturday-letter' && sent.to === email ? [sent] : [],
  );
}

describe('the choice', () => {
  test('is off by itself, keeps since when it is on, and the offer once put away', async () => {
    const read = async () => bodyOf(await t.call(path, { cookie }));
    expect(await read()).toEqual({
      on: false,
      wanted_at: null,
      stopped_at: null,
      offer_away: false,
      saturday: '2031-03-08',
    });
    await choose({ on: true });
    t.setNow(new Date('2031-03-06T12:00:00Z'));
    await choose({ on: true });
    expect(await read()).toMatchObject({ on: true, wanted_at: '2031-03-05T12:00:00.000Z' });
    await choose({ on: false });
    await choose({ offer_away: true });
    expect(await read()).toMatchObject({
      on: false,
      offer_away: true,
      stopped_at: '2031-03-06T12:00:00.000Z',
    });
  });
});

describe('the link that stops the e-mails', () => {
  const isOn = async () => (await bodyOf(await t.call(path, { cookie }))).on;
  async function stopLink(): Promise<string> {
    await choose({ on: true });
    const [sent] = await emailsAt('2031-03-08T06:00:00Z');
    const { pathname, search } = new URL(sent?.data.stopLink ?? '');
    return pathname + search;
  }

  test('opened changes nothing, and by its button stops without a login', async () => {
    const link = await stopLink();
    const page = await t.call(link);
    expect(page.status).toBe(200);
    expect(await page.text()).toMatch(/<form method="post"><button>/);
    await t.call(link, { method: 'HEAD' });
    expect(await isOn()).toBe(true);
    const stopped = await t.call(link, { method: 'POST' });
    expect(await stopped.text()).toContain('The Saturday letter is stopped');
    expect(await isOn()).toBe(false);
    expect(await emailsAt('2031-03-22T06:15:00Z')).toHaveLength(1);
  });

  test('is pressed by a mail program without a page (RFC 8058), twice too', async () => {
    const link = await stopLink();
    const press = () =>
      t.app.request(`http://localhost:3000${link}`, {
        method: 'POST',
        body: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    expect([(await press()).status, (await press()).status]).toEqual([200, 200]);
    expect(await isOn()).toBe(false);
  });

  test('that was changed stops nothing, and says so in the reader’s language', async () => {
    const link = await stopLink();
    const { pathname, searchParams } = new URL(link, 'http://localhost');
    const token = searchParams.get('token') ?? '';
    const other = await addGrownUp(t.ctx, { email: `other${number}@example.org` });
    for (const wrong of ['', 'x', `${other}.${token.split('.')[1]}`, `${token}x`]) {
      for (const method of ['GET', 'POST']) {
        const answer = await t.call(`${pathname}?token=${wrong}&lang=fr`, { method });
        expect(answer.status, wrong).toBe(404);
        expect(await answer.text()).toContain('Ce lien ne fonctionne pas');
      }
    }
    expect(await isOn()).toBe(true);
  });
});
