import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addChildTo, giveAccess } from '../../test/children.ts';
import { addGrownUp, startTestApp, type TestApp } from '../../test/harness.ts';
import { openSession } from '../../test/session.ts';

const built = mkdtempSync(join(tmpdir(), 'quest-closed-'));
const files = {
  'client/__spa-fallback.html': 'the shell',
  'client/lesson/2/3/index.html': 'under way',
  'client/lesson/2/3.data': 'under way',
  'closed/lesson/2/1/index.html': 'the creed at https://site.invalid',
  'closed/fr/lesson/2/1/index.html': 'le credo',
  'closed/quiz/1-1/index.html': 'a first question',
  'closed/fr/quiz/1-1/index.html': 'une question',
  'closed/quiz/2-1/index.html': 'a question of the creed',
};
for (const [name, text] of Object.entries(files)) {
  mkdirSync(dirname(join(built, name)), { recursive: true });
  writeFileSync(join(built, name), text);
}

const paidOn = new Date('2026-03-01T10:00:00Z');
const during = new Date('2026-03-20T10:00:00Z');
let t: TestApp;
let paid: { id: string; cookie: string };
let pia: string;
const cookies: Record<string, string> = { visitor: '', 'somebody with a forged cookie': '' };

beforeAll(async () => {
  t = await startTestApp({ clientDir: join(built, 'client') });
  const parent = await addGrownUp(t.ctx, { email: 'maria@example.org' });
  const admin = await addGrownUp(t.ctx, { email: 'anna@example.org', admin: true });
  const marco = (await addChildTo(t.ctx, parent, { name: 'Marco' })).id;
  const lucia = (await addChildTo(t.ctx, parent, { name: 'Lucia' })).id;
  pia = (await addChildTo(t.ctx, admin, { name: 'Pia' })).id;
  await giveAccess(t.ctx, parent, lucia, paidOn, 'monthly');
  const open = (id: string) => openSession(t.ctx, id, new Date('2030-01-01T00:00:00Z'));
  cookies.parent = await open(parent);
  cookies['child without access'] = await open(marco);
  cookies['paid child'] = await open(lucia);
  cookies.admin = await open(admin);
  cookies['admin’s child'] = await open(pia);
  paid = { id: lucia, cookie: await open(lucia) };
  cookies['somebody with a forged cookie'] = paid.cookie.replace(/.{4}$/, 'AAAA');
  t.setNow(during);
});
afterAll(async () => {
  await t.close();
  rmSync(built, { recursive: true });
});

const get = (path: string, cookie: string) => t.call(path, { cookie });
const read = async (path: string, cookie: string) => (await get(path, cookie)).text();

describe('the page of a lesson of module 2', () => {
  test.each(['paid child', 'admin', 'admin’s child'])(
    'is sent to the %s, and never kept on the way',
    async (who) => {
      const answer = await get('/lesson/2/1', cookies[who] ?? '');
      expect(await answer.text()).toBe('the creed at http://localhost:3000');
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(answer.headers.get('vary')).toContain('Cookie');
      expect(answer.headers.get('content-security-policy')).toBeTruthy();
    },
  );

  test.each(['visitor', 'parent', 'child without access', 'somebody with a forged cookie'])(
    'is the shell for the %s',
    async (who) => {
      const answer = await get('/lesson/2/1', cookies[who] ?? '');
      expect(await answer.text()).toBe('the shell');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    },
  );

  test('is the shell once access has ended', async () => {
    t.setNow(new Date('2026-04-01T10:00:00Z'));
    expect(await read('/lesson/2/1', paid.cookie)).toBe('the shell');
    t.setNow(during);
  });

  test('is in the language chosen; the shell where that was not built', async () => {
    expect(await read('/lesson/2/1', `${paid.cookie}; language=fr`)).toBe('le credo');
    expect(await read('/lesson/2/1', `${paid.cookie}; language=pt-BR`)).toBe('the shell');
  });

  test('is the shell where the lesson was corrected since', async () => {
    const lesson = t.ctx.content.lesson('2-1', 'en');
    t.ctx.content.correct('2-1', 'en', lesson);
    expect(await read('/lesson/2/1', paid.cookie)).toBe('the shell');
    t.ctx.content.correct('2-1', 'en', null);
    expect(await read('/lesson/2/1', paid.cookie)).toBe('the creed at http://localhost:3000');
  });

  test('is the shell while the server cannot tell who asks', async () => {
    const failing = vi.spyOn(t.ctx, 'now').mockReturnValueOnce(during);
    failing.mockImplementationOnce(() => {
      throw new Error('no clock');
    });
    const answer = await read('/lesson/2/1', paid.cookie);
    failing.mockRestore();
    expect(answer).toBe('the shell');
  });

  test('is the shell where the session was locked away on the device, which the first call then ends', async () => {
    const session = await openSession(t.ctx, pia, new Date('2030-01-01T00:00:00Z'));
    expect(await read('/lesson/2/1', session)).toMatch(/^the creed/);
    expect(await read('/lesson/2/1', `${session}; leaving=1`)).toBe('the shell');
    await get('/auth/v1/get-session', `${session}; leaving=1`);
    expect(await read('/lesson/2/1', session)).toBe('the shell');
  });

  test('is not sent to others after who may open it', async () => {
    await read('/lesson/2/1', paid.cookie);
    const { headers } = await get('/lesson/2/1', paid.cookie);
    const known = { 'if-none-match': headers.get('etag') ?? '' };
    expect(await (await t.call('/lesson/2/1', { headers: known })).text()).toBe('the shell');
  });
});

test('the page of a quiz of module 1 is sent to everybody, in the language chosen', async () => {
  for (const cookie of Object.values(cookies)) {
    expect(await read('/quiz/1-1', cookie)).toBe('a first question');
  }
  expect(await read('/quiz/1-1', 'language=fr')).toBe('une question');
  const { headers } = await get('/fr/quiz/1-1', '');
  expect(headers.get('location')).toBe('/quiz/1-1');
});

test('the page of a quiz of module 2, if there is one, is for who may open the lesson', async () => {
  expect(await read('/quiz/2-1', paid.cookie)).toBe('a question of the creed');
  expect(await read('/quiz/2-1', '')).toBe('the shell');
});

test.each([
  '/quiz/1-2',
  '/quiz/1-99',
  '/quiz/01-1',
  '/quiz/..%2Fquiz%2F1-1',
  '/lesson/2/2',
  '/lesson/2/99',
  '/lesson/2/..%2F..%2F1',
  '/lesson/%2E%2E/2',
  '/lesson/02/1',
  '//lesson/2/1',
  '/closed/lesson/2/1/index.html',
])('an address of none of these pages sends none of them: %s', async (path) => {
  expect(await read(path, paid.cookie)).toBe('the shell');
});

test.each(['/lesson/2/3', '/lesson/2/3/index.html', '/lesson/2/3.data', '/lesson//2/3.data'])(
  'what a build under way has not taken away yet is sent to nobody: %s',
  async (path) => {
    for (const cookie of ['', paid.cookie]) {
      expect(await read(path, cookie)).not.toContain('under way');
    }
  },
);

test('?lang= leads to the clean address, and /fr/lesson/2/1 too', async () => {
  for (const path of ['/lesson/2/1?lang=fr', '/fr/lesson/2/1']) {
    const answer = await get(path, paid.cookie);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/lesson/2/1']);
  }
});

test('who opens more pages than anybody reads gets the shell', async () => {
  const limited = vi.spyOn(t.ctx.limiter, 'local').mockReturnValue(1);
  const answer = await read('/lesson/2/1', paid.cookie);
  limited.mockRestore();
  expect(answer).toBe('the shell');
});
