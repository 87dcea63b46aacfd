import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { knownDevice, knownDeviceCookie } from './known-device.ts';

const secret = 'a secret of the tests';

async function ask(cookie: string, email: string, key = secret): Promise<string | null> {
  const env = { publicUrl: 'http://localhost:3000' };
  const app = new Hono().get('/', (c) => c.json(knownDevice(c, { secret: key, env }, email)));
  const answer = await app.request('/', { headers: { cookie } });
  return (await answer.json()) as string | null;
}

async function signedIn(cookie: string, email: string, secure = false): Promise<string> {
  const env = { publicUrl: secure ? 'https://quest.example' : 'http://localhost:3000' };
  const app = new Hono().get('/', (c) => c.text(knownDeviceCookie(c, { secret, env }, email)));
  return (await app.request('/', { headers: { cookie } })).text();
}

const cookieOf = (line: string) => line.split(';')[0] ?? '';

test('a device is known for the accounts it signed in to, under one name, and for no other', async () => {
  const one = cookieOf(await signedIn('', 'lucia@example.org'));
  const two = cookieOf(await signedIn(one, 'marco@example.org'));
  const id = await ask(two, 'lucia@example.org');
  expect(id).toMatch(/^[\w-]{22}$/);
  expect(await ask(two, 'marco@example.org')).toBe(id);
  expect(await ask(two, 'anna@example.org')).toBeNull();
  expect(await ask(one, 'marco@example.org')).toBeNull();
});

test('no device has the name of another', async () => {
  const [one, two] = await Promise.all(['', ''].map((none) => signedIn(none, 'a@example.org')));
  expect(cookieOf(one ?? '')).not.toBe(cookieOf(two ?? ''));
});

test.each([
  ['of another server', (cookie: string) => cookie, 'another secret'],
  [
    'with another device’s name',
    (cookie: string) => cookie.replace(/=.{22}/, `=${'x'.repeat(22)}`),
  ],
  ['with a made-up mark', (cookie: string) => cookie.replace(/\..{22}/, `.${'x'.repeat(22)}`)],
  ['cut short', (cookie: string) => cookie.slice(0, -1)],
  ['of nothing', () => 'known='],
])('a cookie %s makes nothing known', async (_, change, key = secret) => {
  const cookie = cookieOf(await signedIn('', 'a@example.org'));
  expect(await ask(change(cookie), 'a@example.org', key)).toBeNull();
});

test('the cookie tells no e-mail, no script can read it, and under https no other host can set it', async () => {
  const line = await signedIn('', 'lucia@example.org', true);
  expect(line).toMatch(/^__Host-known=[\w-]{22}\.[\w-]{22}; /);
  const attributes = line.split('; ').slice(1);
  expect(attributes).toEqual(
    expect.arrayContaining(['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']),
  );
  expect(line).not.toContain('Domain');
});

test('under https a cookie without the prefix makes nothing known', async () => {
  const set = cookieOf(await signedIn('', 'lucia@example.org', true));
  const env = { publicUrl: 'https://quest.example' };
  const app = new Hono().get('/', (c) =>
    c.json(knownDevice(c, { secret, env }, 'lucia@example.org')),
  );
  const answers = async (cookie: string) =>
    (await app.request('/', { headers: { cookie } })).json() as Promise<string | null>;
  expect(await answers(set)).toMatch(/^[\w-]{22}$/);
  expect(await answers(set.replace('__Host-', ''))).toBeNull();
});

test('the last twenty accounts of a device are known', async () => {
  let cookie = '';
  for (let child = 0; child < 22; child += 1) {
    cookie = cookieOf(await signedIn(cookie, `child${child}@example.org`));
  }
  expect(await ask(cookie, 'child21@example.org')).not.toBeNull();
  expect(await ask(cookie, 'child2@example.org')).not.toBeNull();
  expect(await ask(cookie, 'child1@example.org')).toBeNull();
});
