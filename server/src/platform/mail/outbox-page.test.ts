import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '../../db/tables/platform.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { outboxPage } from './outbox-page.ts';

const link = 'http://localhost:3000/auth/confirm?token=abc&lang=en';
const written = (minute: number) => new Date(Date.UTC(2026, 0, 6, 12, minute));

describe('the outbox page', () => {
  let database: TestDatabase;
  const app = (outbox = true) =>
    new Hono().route(
      '/outbox',
      outboxPage({ db: database.db, env: { outbox, publicUrl: 'http://quest.local:3000' } }),
    );
  const read = async (path: string, headers = {}) =>
    (await app().request(path, { headers })).text();

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('says that there are no e-mails, in the language asked for', async () => {
    expect(await read('/outbox')).toContain('There are no letters yet.');
    expect(await read('/outbox', { 'accept-language': 'fr' })).toContain('<html lang="fr">');
    expect(await read('/outbox', { cookie: 'language=pt-BR' })).toContain(
      'Ainda não há mensagens.',
    );
  });

  it('lists the newest first, each with a link to press, and runs nothing that was typed', async () => {
    const evil = '<script>alert(1)</script>"onmouseover="alert(2)';
    const common = { kind: 'confirm-email', html: '<p>H</p>' };
    await database.db.insert(mails).values([
      {
        ...common,
        id: 'a',
        recipient: 'old@example.org',
        subject: 'First',
        text: `Dear A,\n\n${link}\n`,
        createdAt: written(1),
      },
      {
        ...common,
        id: 'b',
        recipient: `${evil}@example.org`,
        subject: evil,
        text: `Dear ${evil},\n\njavascript:alert(3)\n${link}\n`,
        createdAt: written(2),
      },
      {
        ...common,
        id: 'c',
        recipient: 'sent@example.org',
        subject: 'Gone out',
        html: '',
        text: '',
        sentAt: written(3),
        createdAt: written(3),
      },
    ]);
    const page = await read('/outbox');
    expect(page).toContain('stands in for e-mail');
    expect(page.match(/<script[^>]*>/g)).toEqual(['<script src="/outbox/theme.js">']);
    expect(page).not.toContain('"onmouseover');
    expect(page).not.toContain('href="javascript:');
    expect(page).not.toContain('sent@example.org');
    expect(page.split(`href="${link.replace('&', '&amp;')}"`)).toHaveLength(3);
    expect(page.indexOf('alert(1)')).toBeLessThan(page.indexOf('old@example.org'));
  });

  it('is dark where the reader has chosen so on the site, by a script of ours', async () => {
    const answer = await app().request('/outbox/theme.js');
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect(await answer.text()).toContain("localStorage.theme === 'dark'");
    expect((await app(false).request('/outbox/theme.js')).status).toBe(404);
  });

  it('shows an e-mail as it would be sent, and keeps nothing in a cache', async () => {
    const answer = await app().request('/outbox/a');
    expect(await answer.text()).toBe('<p>H</p>');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await app().request('/outbox/c')).status).toBe(404);
    expect((await app().request('/outbox/none')).status).toBe(404);
    expect((await app().request('/outbox/%00')).status).toBe(404);
  });

  it('is not there where the settings do not ask for it', async () => {
    expect((await app(false).request('/outbox')).status).toBe(404);
    expect((await app(false).request('/outbox/a')).status).toBe(404);
  });

  it.each(['http://localhost', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'http://quest.local'])(
    'answers under the name %s',
    async (origin) => {
      expect((await app().request(`${origin}/outbox`)).status).toBe(200);
    },
  );

  it('does not answer under a stranger’s name that leads here', async () => {
    expect((await app().request('http://evil.example/outbox')).status).toBe(404);
  });
});
