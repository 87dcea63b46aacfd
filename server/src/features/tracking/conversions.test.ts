import { createHash, randomUUID } from 'node:crypto';
import { purchaseEventId } from '@pius/domain/tracking/events.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addChildTo } from '../../test/children.ts';
import { addGrownUp, bodyOf, startTestApp, type TestApp } from '../../test/harness.ts';
import { startMeta } from '../../test/meta-stand-in.ts';
import { noLimits } from '../../test/no-limits.ts';
import { purchases } from '../../test/purchases.ts';
import { openSession } from '../../test/session.ts';
import { everyStoredValue } from '../../test/whole-database.ts';

const origin = 'http://localhost:3000';
const sha = (text: string) => createHash('sha256').update(text).digest('hex');
let t: TestApp;
let meta: Awaited<ReturnType<typeof startMeta>>;
let parent: { id: string; cookie: string };
let childId: string;

beforeAll(async () => {
  meta = await startMeta();
  const settings = {
    META_PIXEL_ID: '1234567890',
    META_ACCESS_TOKEN: 'the-token',
    META_API_BASE: meta.url,
  };
  t = await startTestApp({ settings });
  t.ctx.limiter = noLimits;
  const id = await addGrownUp(t.ctx, { email: 'maria@example.org', name: 'Maria de Rossi' });
  parent = { id, cookie: await openSession(t.ctx, id) };
  childId = (await addChildTo(t.ctx, id, { name: 'Lucia' })).id;
});
afterAll(async () => {
  await t.close();
  await meta.close();
});
beforeEach(async () => {
  meta.manner = 'takes';
  meta.calls.length = 0;
  await t.database.pool.query('delete from conversion_events');
});

type Sending = { cookie?: string; headers?: Record<string, string> } & Record<string, unknown>;

/**
 * Sends an event as a page does.
 * @returns The answer's status.
 */
async function send({ cookie = '', headers = {}, ...changes }: Sending = {}): Promise<number> {
  const body = {
    event_name: 'demo_view',
    event_id: randomUUID(),
    event_source_url: `${origin}/demo`,
    ...changes,
  };
  const path = '/functions/v1/facebook-conversion-api';
  const answer = await t.call(path, { method: 'POST', body, cookie, headers });
  if (answer.ok) expect(await bodyOf(answer)).toEqual({ received: true });
  return answer.status;
}

const sent = () => meta.calls.flatMap(({ body }) => body.data);
const rows = async () =>
  (await t.database.pool.query('select * from conversion_events order by name')).rows;

describe('an event', () => {
  test('goes to Meta under its name there, with the id of the browser and without what follows the path', async () => {
    const event_id = randomUUID();
    const custom_data = { content_name: 'annual', value: 50, currency: 'USD' };
    const event_source_url = `${origin}/fr/subscription?child=6f1&token=secret#buy`;
    const headers = { 'user-agent': 'A browser' };
    expect(
      await send({ event_name: 'add_to_cart', event_id, event_source_url, custom_data, headers }),
    ).toBe(202);
    expect(meta.calls.map(({ path }) => path)).toEqual(['/v24.0/1234567890/events']);
    expect(meta.calls[0]?.body.access_token).toBe('the-token');
    expect(sent()).toEqual([
      {
        event_name: 'AddToCart',
        event_id,
        event_time: expect.any(Number),
        event_source_url: `${origin}/fr/subscription`,
        action_source: 'website',
        user_data: { client_user_agent: 'A browser' },
        custom_data,
      },
    ]);
  });

  test('sent again under the same id goes out once', async () => {
    const event_id = randomUUID();
    expect(await send({ event_id })).toBe(202);
    expect(await send({ event_id })).toBe(202);
    await Promise.all([send({ event_id }), send({ event_id }), send({ event_id })]);
    expect(sent()).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
  });

  test('says nothing any more once it is sent', async () => {
    await send({ cookie: parent.cookie });
    expect(await rows()).toEqual([
      expect.objectContaining({ state: 'sent', payload: null, user_id: parent.id }),
    ]);
  });

  test.each([
    ['of a page where a child may be', { event_source_url: `${origin}/quest-map` }],
    ['of the login page', { event_source_url: `${origin}/fr/login` }],
    ['of another site', { event_source_url: 'https://elsewhere.example/demo' }],
    ['of a browser that sends Global Privacy Control', { headers: { 'sec-gpc': '1' } }],
    ['of a browser that sends Do Not Track', { headers: { dnt: '1' } }],
    ['of a browser that has held a child', { cookie: 'child_here=1' }],
    ['of a browser that shows itself to a child', { cookie: 'viewer=child' }],
    ['of a purchase that no checkout tells of', { event_name: 'purchase' }],
  ])('%s is answered like any other and goes nowhere', async (_, sending) => {
    expect(await send(sending)).toBe(202);
    expect(await rows()).toEqual([]);
    expect(meta.calls).toEqual([]);
  });

  test('in a child’s session is refused', async () => {
    const cookie = await openSession(t.ctx, childId);
    expect(await send({ cookie })).toBe(403);
    expect(await rows()).toEqual([]);
  });
});

describe('who an event is about', () => {
  const named = { email: 'stranger@example.org', first_name: 'Some', last_name: 'Body' };
  const more = { phone: '+39 333 1234567', external_id: 'another' };

  test('is told of who is signed in by the account, whatever the page says', async () => {
    await send({ cookie: parent.cookie, ...named, ...more });
    expect(sent()[0]?.user_data).toEqual({
      em: [sha('maria@example.org')],
      fn: [sha('maria')],
      ln: [sha('derossi')],
      external_id: [sha(parent.id)],
    });
  });

  test('is not told of an address that stood in no form of ours', async () => {
    await send({ ...named, ...more });
    await send({ email: 'maria+lucia@example.org' });
    expect(sent().map(({ user_data }) => user_data)).toEqual([{}, {}]);
  });

  test('is told of a visitor by the sign-up just sent, with Meta’s own cookies', async () => {
    const body = {
      account_type: 'parent',
      full_name: 'Anna Bianchi',
      email: 'anna@example.org',
      phone: '+39 (0)333-1234567',
      password: 'correct-horse-9',
      over_18: true,
      terms_read: true,
      privacy_read: true,
      language: 'en',
      time_zone: 'Europe/Rome',
    };
    expect((await t.call('/rest/v1/account/sign-up', { method: 'POST', body })).status).toBe(202);
    const cookies = { fbp: 'fb.1.1558571054389.1098115397', fbc: 'fb.1.1554763741205.AbCdEf' };
    await send({ email: ' Anna@example.org', first_name: 'Else', ...cookies });
    expect(sent()[0]?.user_data).toEqual({
      em: [sha('anna@example.org')],
      fn: [sha('anna')],
      ln: [sha('bianchi')],
      ph: [sha('3903331234567')],
      ...cookies,
    });
  });
});

describe('a purchase', () => {
  test('is what the ledger says, once for a checkout, and nobody else’s to tell', async () => {
    const shop = purchases(t);
    const session_id = await shop.begin(parent.cookie, childId, 'quarterly');
    const event_source_url = `${origin}/payment-success`;
    const custom_data = { session_id, value: 9999, content_name: 'annual' };
    const purchase = { event_name: 'purchase', event_source_url, custom_data };
    await send({ ...purchase, cookie: parent.cookie });
    expect(sent(), 'not paid yet').toEqual([]);
    await shop.press(session_id, 'pay');
    await shop.verified(parent.cookie, session_id);
    await send(purchase);
    expect(sent(), 'a visitor').toEqual([]);
    await send({ ...purchase, cookie: parent.cookie });
    await send({ ...purchase, cookie: parent.cookie });
    expect(sent()).toEqual([
      expect.objectContaining({
        event_name: 'Purchase',
        event_id: purchaseEventId(session_id),
        custom_data: { content_name: 'quarterly', value: 30, currency: 'USD' },
      }),
    ]);
  });

  test('of a donation is told by what was given', async () => {
    const wish = { type: 'one-time', amount: 25, email: 'giver@example.org' };
    const answer = await t.call('/functions/v1/create-donation', { method: 'POST', body: wish });
    const session_id = (await bodyOf<{ url: string }>(answer)).url.split('/').at(-1) ?? '';
    await purchases(t).press(session_id, 'pay');
    const event_source_url = `${origin}/donation-success?session_id=${session_id}`;
    const email = 'giver@example.org';
    await send({ event_name: 'purchase', event_source_url, custom_data: { session_id }, email });
    expect(sent()).toEqual([
      expect.objectContaining({
        event_source_url: `${origin}/donation-success`,
        custom_data: { content_name: 'donation', value: 25, currency: 'USD' },
        user_data: { em: [sha('giver@example.org')] },
      }),
    ]);
  });
});

describe('what is kept and logged', () => {
  test('holds no word of a person, not even while Meta is out of reach', async () => {
    const canaries = ['canary@example.org', 'Canaria', 'Canarina', '555019283', 'canary-id'];
    const [email, first_name, last_name, phone, external_id] = canaries;
    const { queue } = t.ctx;
    const jobs: object[] = [];
    t.ctx.queue = { ...queue, send: async (_name, data) => void jobs.push(data) };
    await send({ email, first_name, last_name, phone, external_id });
    await send({ cookie: parent.cookie });
    t.ctx.queue = queue;
    const everything = await everyStoredValue(t.database.pool);
    const events = everything.filter(({ place }) => place.startsWith('public.conversion_events'));
    expect(jobs).toHaveLength(2);
    expect(JSON.stringify(events)).toContain(sha('maria@example.org'));
    const ours = JSON.stringify([events, jobs]);
    for (const word of ['maria@example.org', 'Maria', 'Rossi']) expect(ours).not.toContain(word);
    for (const word of canaries) expect(JSON.stringify([everything, jobs])).not.toContain(word);
  });

  test('is "not configured" and says nothing where Meta is not', async () => {
    const { env } = t.ctx;
    t.ctx.env = { ...env, meta: undefined };
    await send({ cookie: parent.cookie });
    t.ctx.env = env;
    expect(await rows()).toEqual([
      expect.objectContaining({ name: 'demo_view', state: 'not configured', payload: null }),
    ]);
    expect(meta.calls).toEqual([]);
  });
});
