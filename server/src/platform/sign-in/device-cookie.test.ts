import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { deviceTokenHash, dropDeviceCookie, giveDeviceCookie } from './device-cookie.ts';

const env = { publicUrl: 'https://quest.example' };
const app = new Hono()
  .get('/give', (c) => c.json(giveDeviceCookie(c, env)))
  .get('/read', (c) => c.json(deviceTokenHash(c, env)))
  .get('/drop', (c) => {
    dropDeviceCookie(c, env);
    return c.body(null);
  });

async function input() {
  const answer = await app.request('/give');
  return { hash: await answer.json(), line: answer.headers.getSetCookie()[0] ?? '' };
}
const read = async (cookie: string) =>
  (await app.request('/read', { headers: { cookie } })).json() as Promise<string | null>;

test('under https no script can read the secret of a device, and no other host can set it', async () => {
  const { hash, line } = await input();
  expect(line).toMatch(/^__Host-family_device=[\w-]{43}; /);
  const attributes = line.split('; ').slice(1);
  const requested = ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/'];
  expect(attributes).toEqual(expect.arrayContaining(requested));
  expect(line).not.toContain('Domain');
  const [cookie = ''] = line.split(';');
  expect(await read(cookie)).toBe(hash);
  expect(await read(cookie.replace('__Host-', ''))).toBeNull();
});

test('a device that is given up forgets the same cookie', async () => {
  const answer = await app.request('/drop');
  const [line = ''] = answer.headers.getSetCookie();
  expect(line).toMatch(/^__Host-family_device=; /);
  expect(line).toContain('Max-Age=0');
  expect(line).toContain('Path=/');
});
