import { Hono } from 'hono';
import { generateSignedCookie, getSignedCookie } from 'hono/cookie';
import { expect, test } from 'vitest';
import { readSignedCookie } from './signed-cookie.ts';

const secret = 'a secret of thirty-two letters or more';
const app = new Hono().get('/', async (c) =>
  c.json([
    readSignedCookie(c, secret, 'session') ?? null,
    (await getSignedCookie(c, secret, 'session')) || null,
  ]),
);
const answer = async (cookie: string) =>
  (await app.request('/', { headers: { cookie } })).json() as Promise<(string | null)[]>;
const signed = async (value: string, by = secret) =>
  (await generateSignedCookie('session', value, by)).split(';')[0] ?? '';

test.each(['a-token', 'with.dots.in.it', 'é and = and spaces', ''])(
  'a value that was signed is read as Hono reads it: %s',
  async (value) => {
    expect((await answer(`other=1; ${await signed(value)}`)).map((each) => each ?? '')).toEqual([
      value,
      value,
    ]);
  },
);

test('what was signed with another secret, cut, lengthened or changed is not read', async () => {
  const whole = await signed('a-token');
  const forged = [
    await signed('a-token', 'another secret'),
    whole.slice(0, -1),
    `${whole}x`,
    whole.replace('a-token', 'b-token'),
    whole.replace('.', ''),
    'session=',
    'session=.',
    'session=a-token',
    'session=%',
    '',
  ];
  for (const cookie of forged)
    expect([cookie, await answer(cookie)]).toEqual([cookie, [null, null]]);
});
