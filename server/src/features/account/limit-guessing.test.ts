import { afterAll, beforeAll, expect, test } from 'vitest';
import { rateLimits } from '../../db/tables/platform.ts';
import { addGrownUp, bodyOf, startTestApp, type TestApp } from '../../test/harness.ts';
import { liftWaits, waitsOf } from './limit-guessing.ts';
import { signInLine } from './sign-in-routes.ts';

const password = 'correct-horse-9';
const minute = 60 * 1000;
let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
  t.ctx.env = { ...t.ctx.env, trustedProxies: ['127.0.0.1'] };
});
afterAll(() => t.close());

const signIn = (email: string, input: string, from: { source: string; cookie?: string }) =>
  t.call('/auth/v1/sign-in/email', {
    method: 'POST',
    body: { email, password: input },
    cookie: from.cookie,
    headers: { 'x-forwarded-for': from.source },
  });
const guess = async (email: string, from: { source: string; cookie?: string }) =>
  (await signIn(email, 'not-this-one', from)).status;

/** Signs in and keeps the cookie `known` alone, as a device does after logging out. */
async function knownFor(email: string, source: string): Promise<string> {
  const cookies = (await signIn(email, password, { source })).headers.getSetCookie();
  const [known = ''] = cookies.filter((line) => line.startsWith('known='));
  return known.split(';')[0] ?? '';
}

/** Counts guesses at once, as many sources would make them, without looking at any password. */
async function countGuesses(email: string, count: number): Promise<void> {
  const window = { count: 100, seconds: 3600 };
  for (let guess = 0; guess < count; guess += 1) {
    await t.ctx.limiter.shared(`sign-in account ${email}`, window, t.ctx.now());
  }
}

test('a known device signs in though others at its address have tried a hundred times', async () => {
  const [email, source] = ['lucia@example.org', '203.0.113.1'];
  await addGrownUp(t.ctx, { email, password });
  const cookie = await knownFor(email, source);
  const window = { count: 100, seconds: 900 };
  for (let call = 0; call < 100; call += 1) {
    await t.ctx.limiter.shared(`sign-in ${source}`, window, t.ctx.now());
  }
  expect(await guess(email, { source })).toBe(429);
  expect((await signIn(email, password, { source, cookie })).status).toBe(200);
});

test('ten wrong passwords on one device are forgotten when an admin says so, as often as it is said', async () => {
  const [email, source] = ['monica@example.org', '203.0.113.10'];
  await addGrownUp(t.ctx, { email, password });
  for (let lift = 0; lift < 2; lift += 1) {
    for (let tries = 0; tries < 10; tries += 1) expect(await guess(email, { source })).toBe(401);
    expect((await signIn(email, password, { source })).status).toBe(429);
    const until = (await waitsOf(t.ctx, [email], t.ctx.now())).get(email);
    expect(until?.getTime()).toBeGreaterThan(t.ctx.now().getTime());
    await liftWaits(t.ctx, email, t.ctx.now());
    expect(await waitsOf(t.ctx, [email], t.ctx.now())).toEqual(new Map());
  }
  expect((await signIn(email, password, { source })).status).toBe(200);
});

test('what many sources guessed is forgotten when an admin says so', async () => {
  const [email, source] = ['agnes@example.org', '203.0.113.9'];
  await addGrownUp(t.ctx, { email, password });
  await countGuesses(email, 100);
  expect((await signIn(email, password, { source })).status).toBe(429);
  expect([...(await waitsOf(t.ctx, [email], t.ctx.now())).keys()]).toEqual([email]);
  await liftWaits(t.ctx, email, t.ctx.now());
  expect(await waitsOf(t.ctx, [email], t.ctx.now())).toEqual(new Map());
  expect((await signIn(email, password, { source })).status).toBe(200);
});

test('a known device has ten wrong tries of its own, wherever it is', async () => {
  const email = 'marco@example.org';
  await addGrownUp(t.ctx, { email, password });
  const cookie = await knownFor(email, '203.0.113.2');
  const statuses: number[] = [];
  for (let call = 0; call < 12; call += 1) {
    statuses.push(await guess(email, { source: `198.51.100.${call}`, cookie }));
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
});

test('guessing from many addresses ends after a hundred in an hour; a known device is not kept out', async () => {
  const email = 'anna@example.org';
  await addGrownUp(t.ctx, { email, password });
  const cookie = await knownFor(email, '203.0.113.3');
  await countGuesses(email, 99);
  expect(await guess(email, { source: '203.0.113.4' })).toBe(401);
  const refused = await signIn(email, password, { source: '203.0.113.5' });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
  expect((await signIn(email, password, { source: '203.0.113.5', cookie })).status).toBe(200);
  t.setNow(new Date(Date.now() + 61 * minute));
  expect((await signIn(email, password, { source: '203.0.113.5' })).status).toBe(200);
  t.setNow(new Date());
});

test('a right password leaves the slow count as it was', async () => {
  const email = 'rosa@example.org';
  await addGrownUp(t.ctx, { email, password });
  await countGuesses(email, 99);
  for (const source of ['203.0.113.6', '203.0.113.7']) {
    expect((await signIn(email, password, { source })).status).toBe(200);
  }
});

test('even the right password is taken sixty times in a quarter of an hour and no more', async () => {
  const [email, source] = ['pia@example.org', '203.0.113.8'];
  await addGrownUp(t.ctx, { email, password });
  const window = { count: 60, seconds: 900 };
  for (let call = 0; call < 59; call += 1) {
    await t.ctx.limiter.shared(`sign-in any ${source} ${email}`, window, t.ctx.now());
  }
  expect((await signIn(email, password, { source })).status).toBe(200);
  expect((await signIn(email, password, { source })).status).toBe(429);
  expect((await signIn(email, password, { source: '203.0.113.9' })).status).toBe(200);
});

test('the sources of one IPv6 network are counted together too', async () => {
  const window = { count: 300, seconds: 900 };
  for (let call = 0; call < 299; call += 1) {
    await t.ctx.limiter.shared('sign-in network 2001:db8:7', window, t.ctx.now());
  }
  expect(await guess('a@example.org', { source: '2001:db8:7:1::1' })).toBe(401);
  expect(await guess('b@example.org', { source: '2001:db8:7:2::1' })).toBe(429);
  expect(await guess('b@example.org', { source: '2001:db8:8:2::1' })).toBe(401);
});

test('a call refused for its source leaves no new rows', async () => {
  const source = '203.0.113.10';
  const window = { count: 100, seconds: 900 };
  for (let call = 0; call < 100; call += 1) {
    await t.ctx.limiter.shared(`sign-in ${source}`, window, t.ctx.now());
  }
  const before = await t.ctx.db.$count(rateLimits);
  for (const name of ['x', 'y', 'z']) {
    expect(await guess(`${name}@example.org`, { source })).toBe(429);
  }
  expect(await t.ctx.db.$count(rateLimits)).toBe(before);
});

test('a flood of sign-ins waits in line; past its end it is answered 503 with Retry-After, and counts as no guess', async () => {
  const emails = Array.from(
    { length: signInLine.atOnce + signInLine.waiting + 10 },
    (_, index) => `f${index}@example.org`,
  );
  const answers = await Promise.all(
    emails.map(async (email, index) => {
      const answer = await signIn(email, 'not-this-one', { source: `192.0.2.${index}` });
      return { email, answer };
    }),
  );
  expect(new Set(answers.map(({ answer }) => answer.status))).toEqual(new Set([401, 503]));
  const refused = answers.filter(({ answer }) => answer.status === 503);
  for (const { answer } of refused) {
    expect(answer.headers.get('retry-after')).toBe('3');
    expect((await bodyOf(answer)).code).toBe('service_unavailable');
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
  const email = refused[0]?.email ?? '';
  await countGuesses(email, 99);
  expect(await guess(email, { source: '203.0.113.11' })).toBe(401);
  expect(await guess(email, { source: '203.0.113.12' })).toBe(429);
});

test('who has used up the guesses of an address takes no place in the line', async () => {
  const source = '198.51.100.77';
  const window = { count: 100, seconds: 900 };
  for (let call = 0; call < 100; call += 1) {
    await t.ctx.limiter.shared(`sign-in ${source}`, window, t.ctx.now());
  }
  const flood = Array.from({ length: 90 }, (_, index) =>
    guess(`n${index}@example.org`, { source }),
  );
  const others = Array.from({ length: 60 }, (_, index) =>
    guess(`h${index}@example.org`, { source: `192.0.2.${index}` }),
  );
  expect(new Set(await Promise.all(flood))).toEqual(new Set([429]));
  expect(new Set(await Promise.all(others))).toEqual(new Set([401]));
});
