import { afterAll, beforeAll, expect, test } from 'vitest';
import { addGrownUp, bodyOf, startTestApp, type TestApp } from './harness.ts';
import { openSession } from './session.ts';

const open = [
  'POST /sign-in/email',
  'GET /get-session',
  'POST /sign-out',
  'POST /request-password-reset',
  'POST /reset-password',
  'POST /change-password',
];
let t: TestApp;
let cookie: string;

beforeAll(async () => {
  t = await startTestApp();
  cookie = await openSession(
    t.ctx,
    await addGrownUp(t.ctx, { email: 'admin@example.org', admin: true }),
  );
});
afterAll(() => t.close());

/** The paths better-auth would answer if it were asked. */
function pathsOfLibrary(): string[] {
  return Object.values(t.ctx.auth.api).flatMap((endpoint) =>
    'path' in endpoint && typeof endpoint.path === 'string' ? [endpoint.path] : [],
  );
}

test('of better-auth’s own paths exactly signing in, the session, signing out and new passwords answer', async () => {
  const paths = pathsOfLibrary();
  expect(paths).toEqual(
    expect.arrayContaining(['/sign-up/email', '/update-user', '/delete-user', '/list-sessions']),
  );
  const answering: string[] = [];
  for (const path of [...new Set([...paths, '/ok', '/error', '/admin/list-users', ''])]) {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      const body = method === 'GET' ? undefined : { name: 'x', email: 'a@example.org' };
      const answer = await t.call(`/auth/v1${path}`, { method, cookie, body });
      if (answer.status !== 404) answering.push(`${method} ${path}`);
      else expect((await bodyOf(answer)).code).toBe('not_found');
    }
  }
  expect(answering.sort()).toEqual(open.sort());
});

test('a trailing slash, another case or dots open no other path', async () => {
  for (const path of [
    '/sign-up/email/',
    '/Sign-Up/Email',
    '//sign-up/email',
    '/x/../sign-up/email',
  ]) {
    const answer = await t.call(`/auth/v1${path}`, { method: 'POST', cookie, body: {} });
    expect(answer.status, path).toBe(404);
  }
});

test.each(['/rest/v1/nothing', '/functions/v1/nothing', '/storage/v1/x', '/realtime/v1/x'])(
  'the unknown path %s is 404 by every method, in words',
  async (path) => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await t.call(path, { method, cookie });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({
        code: 'not_found',
        message: 'We could not find what you asked for.',
      });
    }
  },
);
