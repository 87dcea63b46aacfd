import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createApp } from '../../app.ts';
import { bodyOf, startTestApp, type TestApp } from '../../test/harness.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

describe('an error', () => {
  test.each([
    ['accept-language: fr', { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.5' }, '', 'fr'],
    ['accept-language: pt', { 'accept-language': 'pt;q=0.9' }, '', 'pt-BR'],
    ['lang=pt-BR against accept-language', { 'accept-language': 'fr' }, '?lang=pt-BR', 'pt-BR'],
    ['lang=fr', {}, '?lang=fr', 'fr'],
    ['a language we do not have', { 'accept-language': 'de' }, '', 'en'],
    ['nothing', {}, '', 'en'],
  ] as const)('asked for with %s speaks that language', async (_, headers, query, language) => {
    const answer = await t.call(`/rest/v1/profiles/x${query}`, { headers });
    expect(await answer.json()).toEqual({
      code: 'user_not_authenticated',
      message: t.ctx.messages.of('user_not_authenticated', language),
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('of a call with other names in its query speaks the language of lang too', async () => {
    const answer = await t.call('/rest/v1/account/confirmation?token=none&lang=fr');
    expect((await bodyOf(answer)).message).toBe(t.ctx.messages.of('confirm_link_invalid', 'fr'));
  });
});

describe('what is sent', () => {
  test('may be a quarter of a megabyte; more is 413, whether the length is told or not', async () => {
    const text = JSON.stringify({ email: 'x'.repeat(300 * 1024), password: 'x' });
    const stream = () => new Blob([text]).stream();
    for (const path of ['/auth/v1/sign-in/email', '/rest/v1/account/sign-up']) {
      for (const body of [text, stream()]) {
        const answer = await t.app.request(`http://localhost:3000${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
          duplex: 'half',
        } as RequestInit);
        expect(answer.status, path).toBe(413);
        expect((await bodyOf(answer)).code).toBe('too_large');
        expect(answer.headers.get('connection')).toBe('close');
      }
    }
  });
});

describe('every answer', () => {
  test.each([
    '/rest/v1/course',
    '/rest/v1/nothing',
    '/auth/v1/get-session',
    '/healthz',
    '/config.json',
    '/rest/v1/openapi.json',
  ])('%s forbids framing, sniffing and foreign code', async (path) => {
    const { headers } = await t.call(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('access-control-allow-origin')).toBeNull();
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    const [scripts] = policy.split('; ').filter((rule) => rule.startsWith('script-src'));
    expect(scripts).not.toMatch(/unsafe|\*|http|data:/);
  });

  test('that is a page is kept to our own code too, also where there is no such page or it broke', async () => {
    const clientDir = mkdtempSync(join(tmpdir(), 'quest-answers-'));
    onTestFinished(() => rmSync(clientDir, { recursive: true }));
    writeFileSync(join(clientDir, 'index.html'), 'home');
    writeFileSync(join(clientDir, '__spa-fallback.html'), 'the app');
    mkdirSync(join(clientDir, 'broken/index.html'), { recursive: true });
    const app = createApp(t.ctx, clientDir);
    const answers: string[] = [];
    const paths = [
      '/',
      '/nowhere',
      '/broken',
      '/assets/none.js',
      '/%00',
      '/outbox',
      '/outbox/none',
    ];
    for (const path of paths) {
      const answer = await app.request(`http://localhost:3000${path}`);
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect(policy, path).toContain("default-src 'none'; script-src 'self';");
      expect(answer.headers.get('x-content-type-options'), path).toBe('nosniff');
      answers.push(`${answer.status} ${path}`);
    }
    expect(answers.slice(0, 3)).toEqual(['200 /', '404 /nowhere', '500 /broken']);
  });

  test('under https asks for https from then on', async () => {
    const env = { ...t.ctx.env, publicUrl: 'https://quest.example' };
    const answer = await createApp({ ...t.ctx, env }, tmpdir()).request('/healthz');
    expect(answer.headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
  });
});

describe('the open addresses', () => {
  test('readyz names the stand-ins in use, and 503 where the database does not answer', async () => {
    const ready = await t.call('/readyz');
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({
      ready: true,
      standIns: ['database', 'payments', 'files', 'chat answers', 'conversion events'],
    });
    const db = { execute: () => Promise.reject(new Error('gone')) } as never;
    const down = await createApp({ ...t.ctx, db }, tmpdir()).request('/readyz');
    expect(down.status).toBe(503);
    expect((await bodyOf(down)).ready).toBe(false);
  });

  test('readyz names payments where Stripe’s key is a test key, whose cards cost nothing, and not where it is live', async () => {
    const named = async (live: boolean) => {
      const stripe = { secretKey: 'sk', webhookSecret: 'whsec', apiBase: undefined, live };
      const payments = { ...t.ctx.payments, name: 'stripe' as const };
      const ctx = { ...t.ctx, payments, env: { ...t.ctx.env, stripe } };
      return (await bodyOf(await createApp(ctx, tmpdir()).request('/readyz'))).standIns;
    };
    expect(await named(false)).toEqual([
      'database',
      'payments',
      'files',
      'chat answers',
      'conversion events',
    ]);
    expect(await named(true)).toEqual(['database', 'files', 'chat answers', 'conversion events']);
  });

  test('config.json tells pages no secret', async () => {
    const text = await (await t.call('/config.json')).text();
    expect(Object.keys(JSON.parse(text)).sort()).toEqual([
      'coloringPictures',
      'corrected',
      'demo',
      'pictured',
      'recorded',
      'standIns',
    ]);
    expect(text).not.toContain(t.ctx.secret);
  });

  test('the OpenAPI document is made once, when it is first asked for', async () => {
    const app = createApp(t.ctx, tmpdir());
    const make = vi.spyOn(app, 'getOpenAPI31Document');
    const texts = [];
    for (let call = 0; call < 3; call += 1) {
      texts.push(await (await app.request('/rest/v1/openapi.json')).text());
    }
    expect(make).toHaveBeenCalledTimes(1);
    expect(new Set(texts).size).toBe(1);
  });

  test('the OpenAPI document names every route', async () => {
    const { paths } = await bodyOf<{ paths: object }>(await t.call('/rest/v1/openapi.json'));
    expect(Object.keys(paths)).toContain('/rest/v1/quiz-results');
    expect(Object.keys(paths)).toContain('/rest/v1/children/{id}');
  });
});
