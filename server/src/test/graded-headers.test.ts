import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addGrownUp, bodyOf, startTestApp, type TestApp } from './harness.ts';
import { seedMatrix } from './matrix-family.ts';
import { paintPicture } from './pictures.ts';
import { giveSecondFactor } from './second-factor.ts';
import { openSession } from './session.ts';

/**
 * What the grader finds and we keep, by directive and value. It takes every policy for one of a
 * page with scripts of strangers: `self` is "maybe high" as a host that may serve JSONP or uploads
 * as scripts, which ours does not; Meta's script stands only on adult pages, where a visitor may
 * accept it.
 * @see docs/requirements.md#r-tracking-gate
 */
const reasoned = new Set([
  "script-src 'self'",
  "default-src 'self'",
  'script-src https://connect.facebook.net',
]);
const worst = Severity.MEDIUM_MAYBE;

let t: TestApp;
let clientDir: string;
let admin: string;

beforeAll(async () => {
  clientDir = mkdtempSync(join(tmpdir(), 'quest-graded-'));
  writeFileSync(join(clientDir, '__spa-fallback.html'), '<!doctype html>');
  writeFileSync(join(clientDir, 'index.html'), '<!doctype html><script>start()</script>');
  const settings = {
    META_PIXEL_ID: '1234567890',
    PUBLIC_URL: 'https://quest.example.org',
    MAIL: 'outbox',
  };
  t = await startTestApp({ clientDir, settings });
  await seedMatrix(t);
  const id = await addGrownUp(t.ctx, { email: 'desk@example.org', admin: true });
  admin = await openSession(t.ctx, id);
  await giveSecondFactor(t.ctx, id);
});
afterAll(async () => {
  await t.close();
  rmSync(clientDir, { recursive: true });
});

/**
 * One answer of each kind: pages, files of pages, the API well and ill, what is uploaded, events.
 */
async function answers(): Promise<[string, Response][]> {
  const picture = await t.call('/rest/v1/admin/pictures', {
    method: 'POST',
    body: await paintPicture(700, 400),
    cookie: admin,
    headers: { origin: 'https://quest.example.org' },
  });
  const { id } = await bodyOf<{ id: string }>(picture);
  const get = async (path: string): Promise<[string, Response]> => [
    path,
    await t.call(path, { cookie: admin }),
  ];
  return Promise.all(
    [
      ...['/', '/donate', '/lesson/1/1', '/nowhere', '/admin', '/assets/none.js', '/healthz'],
      ...['/rest/v1/course', '/rest/v1/nothing', '/auth/v1/get-session', '/functions/v1/none'],
      ...['/functions/v1/saturday-letter/stop', '/rest/v1/openapi.json', '/realtime/v1/events'],
      ...[`/storage/v1/pictures/${id}/640`, '/storage/v1/recordings/missing', '/outbox'],
    ].map(get),
  );
}

describe('the headers of every kind of answer', () => {
  test('hold a content policy in which the grader finds nothing that is not reasoned here', async () => {
    for (const [path, answer] of await answers()) {
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect(policy, path).not.toBe('');
      const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
      const left = findings
        .filter(({ severity }) => severity <= worst)
        .filter(({ directive, value }) => !reasoned.has(`${directive} ${value}`))
        .map(({ severity, description }) => `${severity} ${description}`);
      expect.soft(left, `${path}: ${policy}`).toEqual([]);
      await answer.body?.cancel();
    }
  });

  test('say what ASVS 3.4 asks of all', async () => {
    for (const [path, answer] of await answers()) {
      const header = (name: string) => answer.headers.get(name) ?? '';
      expect.soft(header('x-content-type-options'), path).toBe('nosniff');
      expect
        .soft(header('strict-transport-security'), path)
        .toMatch(/^max-age=31536000; includeSub/);
      expect.soft(header('content-security-policy'), path).toContain("frame-ancestors 'none'");
      expect.soft(header('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
      expect.soft(header('cross-origin-resource-policy'), path).toBe('same-origin');
      expect.soft(header('access-control-allow-origin'), path).toBe('');
      expect.soft(header('x-powered-by') + header('server'), path).toBe('');
      expect
        .soft(header('content-type'), path)
        .toMatch(/charset=utf-8|^image\/webp$|event-stream|^application\/json/i);
      await answer.body?.cancel();
    }
  });

  test('would be graded down for what a page must not have', () => {
    const loose = new CspParser("script-src 'unsafe-inline' *; object-src 'self'").csp;
    const results = new CspEvaluator(loose).evaluate().filter(({ severity }) => severity <= worst);
    expect(results.length).toBeGreaterThanOrEqual(3);
  });
});
