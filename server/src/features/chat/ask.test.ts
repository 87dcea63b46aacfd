import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { chatDays, chatMessages, disclosures } from '../../db/tables/chat.ts';
import { addChildTo } from '../../test/children.ts';
import { addFamily, type TestFamily } from '../../test/family.ts';
import { addGrownUp, bodyOf, startTestApp, type TestApp } from '../../test/harness.ts';
import { openSession } from '../../test/session.ts';
import { loadCatechism } from '../course/load-catechism.ts';
import { questionsOf } from './test-chat.ts';

let t: TestApp;
let family: TestFamily;
let lucia: string;

beforeAll(async () => {
  t = await startTestApp();
  await loadCatechism(t.ctx.db, t.ctx.content);
  family = await addFamily(t, 'anna');
  await family.edit({ chat: true });
  lucia = await openSession(t.ctx, family.lucia.id);
});
afterAll(() => t.close());

const messagesOf = async (cookie: string, query = '') =>
  bodyOf<{
    items: { question: string; answer: string; source: string; boxed: boolean; id: string }[];
  }>(await t.call(`/rest/v1/chat/messages${query}`, { cookie }));

describe('a question', () => {
  test('is answered in the simple words of an entry, with its citation, text first and then done', async () => {
    const { status, events, text, done, id } = await questionsOf(
      t,
      lucia,
      'do i have a gardian angel',
    );
    expect(status).toBe(200);
    expect(events.map(({ event }) => event)).toEqual([
      ...events.slice(1).map(() => 'text'),
      'done',
    ]);
    expect(done.source).toBe('catechism');
    expect(done.citations[0]).toEqual({
      id: expect.any(String),
      question: expect.any(String),
      lesson: '2-5',
    });
    expect(Object.keys(done).sort()).toEqual(['citations', 'help', 'source']);
    expect(text).toContain('[1]');
    expect((await messagesOf(lucia)).items[0]).toMatchObject({ id, answer: text, boxed: false });
  });

  test.each([
    ['fr', 'est-ce que les anges ont des ailes ?', '2-5'],
    ['pt-BR', 'o que é o purgatorio', '2-16'],
  ])('in %s is answered in that language', async (language, question, lesson) => {
    const { done } = await questionsOf(t, lucia, question, language);
    expect(done.source).toBe('catechism');
    expect(done.citations[0]?.lesson).toBe(lesson);
  });

  test('that no entry answers is told so, and one off the subject is turned away', async () => {
    expect((await questionsOf(t, lucia, 'how tall is the tallest tower')).done.source).toBe(
      'not-found',
    );
    const turned = await questionsOf(t, lucia, 'who is the strongest pokemon');
    expect(turned.done).toEqual({ source: 'redirect', citations: [], help: true });
  });

  test('of the asker and somebody beside them gets its answer, and help is to stand below it', async () => {
    expect((await questionsOf(t, lucia, 'must i obey my father')).done).toMatchObject({
      ...{ source: 'catechism', help: true },
    });
    expect((await questionsOf(t, lucia, 'who is God')).done.help).toBe(false);
  });

  test('is kept without names, numbers and places', async () => {
    const quizQuestion = 'My name is Lucia Rossi, I live in Turin, 333 123 4567, who is God?';
    await questionsOf(t, lucia, quizQuestion);
    const [saved] = (await messagesOf(lucia)).items;
    expect(saved?.question).not.toMatch(/Lucia|Rossi|Turin|333|4567/);
    expect(saved?.question).toContain('who is God?');
  });

  test('that is empty, too long or in no language of ours is refused', async () => {
    expect((await questionsOf(t, lucia, '  ')).code).toBe('question_empty');
    expect((await questionsOf(t, lucia, 'who is God '.repeat(20))).code).toBe('question_too_long');
    expect((await questionsOf(t, lucia, 'who is God', 'de')).code).toBe('invalid_input');
  });

  test('asks nobody in particular: a visitor is refused', async () => {
    expect((await questionsOf(t, undefined, 'who is God')).status).toBe(401);
  });
});

describe('the chat of a child', () => {
  test('is off until the parent switches it on, and stops at once when it is switched off', async () => {
    const { id } = await addChildTo(t.ctx, family.parent, { name: 'Marco' });
    const marco = await openSession(t.ctx, id);
    expect((await questionsOf(t, marco, 'who is God')).code).toBe('chat_off');
    const state = await bodyOf(await t.call('/rest/v1/chat', { cookie: marco }));
    expect(state).toMatchObject({ open: false, reason: 'switched-off', limit: 30, left: 30 });
    expect(state).toMatchObject({ help: { fr: expect.stringContaining('112') } });
    const change = (chat: boolean) =>
      t.call(`/rest/v1/children/${id}`, { method: 'PATCH', body: { chat }, cookie: family.cookie });
    await change(true);
    expect((await questionsOf(t, marco, 'who is God')).status).toBe(200);
    await change(false);
    expect((await questionsOf(t, marco, 'who is God')).code).toBe('chat_off');
  });

  test('in production needs a safeguarding contact', async () => {
    const { env } = t.ctx;
    t.ctx.env = { ...env, production: true };
    expect((await questionsOf(t, lucia, 'who is God')).code).toBe('chat_not_set_up');
    expect((await questionsOf(t, family.cookie, 'who is God')).status).toBe(200);
    t.ctx.env = { ...env, production: true, safeguardingEmail: 'care@example.org' };
    expect((await questionsOf(t, lucia, 'who is God')).status).toBe(200);
    t.ctx.env = env;
  });

  test('has thirty questions a day on all devices together, and new ones the next day', async () => {
    const child = await addChildTo(t.ctx, family.parent, { name: 'Paolo' });
    await t.call(`/rest/v1/children/${child.id}`, {
      method: 'PATCH',
      body: { chat: true },
      cookie: family.cookie,
    });
    const [one, other] = [await openSession(t.ctx, child.id), await openSession(t.ctx, child.id)];
    const { limiter } = t.ctx;
    t.ctx.limiter = { ...limiter, local: () => 0 };
    t.setNow(new Date('2026-05-04T10:00:00Z'));
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, n) => questionsOf(t, n % 2 ? one : other, 'who is God')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(answers.filter(({ code }) => code === 'chat_limit_child')).toHaveLength(2);
    expect((await questionsOf(t, one, 'my dad hits me')).done.source).toBe('safety');
    t.setNow(new Date('2026-05-04T22:30:00Z'));
    expect((await questionsOf(t, one, 'who is God')).left).toBe(29);
    t.ctx.limiter = limiter;
    const days = await t.ctx.db.select().from(chatDays).where(eq(chatDays.userId, child.id));
    expect(days.map(({ day }) => day).sort()).toEqual(['2026-05-04', '2026-05-05']);
    t.setNow(new Date());
  });
});

describe('a sign of harm', () => {
  test('gets fixed words with the emergency number of the country, and is in nobody’s conversations', async () => {
    const { env } = t.ctx;
    t.ctx.env = { ...env, safeguardingEmail: 'care@example.org' };
    const said = 'Lucia here: papa me tape, dois-je l’honorer ?';
    const { done, text, id } = await questionsOf(t, lucia, said, 'fr');
    t.ctx.env = env;
    expect(done).toEqual({ source: 'safety', citations: [], help: false });
    expect(text).toContain('Ce n’est pas ta faute');
    expect(text).toContain('112');
    expect(id).toBeNull();
    for (const cookie of [lucia, family.cookie]) {
      const { items } = await messagesOf(
        cookie,
        cookie === lucia ? '' : `?user_id=${family.lucia.id}`,
      );
      expect(items.length).toBeGreaterThan(0);
      expect(JSON.stringify(items)).not.toContain('tape');
    }
    const [record] = await t.ctx.db
      .select()
      .from(disclosures)
      .where(eq(disclosures.userId, family.lucia.id));
    expect(record).toMatchObject({ kind: 'violence', language: 'fr' });
    expect(record?.text).not.toContain('Lucia');
    const email = t.emails.findLast(({ kind }) => kind === 'safeguarding');
    expect(email?.to).toBe('care@example.org');
    expect(JSON.stringify(email)).not.toMatch(/tape|Lucia|anna/);
  });

  test('is in no e-mail to a safeguarding contact who is the parent it may be about', async () => {
    const { env } = t.ctx;
    const emailOfChild = async (name: string, safeguardingEmail: string) => {
      const { id } = await addChildTo(t.ctx, family.parent, { name });
      await t.call(`/rest/v1/children/${id}`, {
        ...{ method: 'PATCH', body: { chat: true }, cookie: family.cookie },
      });
      t.ctx.env = { ...env, safeguardingEmail };
      const before = t.emails.length;
      await questionsOf(t, await openSession(t.ctx, id), 'my dad hits me');
      t.ctx.env = env;
      const records = await t.ctx.db.select().from(disclosures).where(eq(disclosures.userId, id));
      expect(records).toHaveLength(1);
      return t.emails.slice(before).map(({ kind }) => kind);
    };
    expect(await emailOfChild('Rosa', 'Anna@Example.org')).not.toContain('safeguarding');
    expect(await emailOfChild('Chiara', 'care@example.org')).toContain('safeguarding');
  });

  test('is heard in whatever language, and even in more words than a question may have', async () => {
    expect((await questionsOf(t, lucia, 'quero morrer', 'en')).done.source).toBe('safety');
    const long = `i want to tell you a long story ${'and then '.repeat(30)} my dad hits me`;
    expect((await questionsOf(t, lucia, long)).done.source).toBe('safety');
  });

  test('is in no export of the family', async () => {
    await questionsOf(t, lucia, 'my uncle touches me under my clothes');
    const answer = await t.call('/rest/v1/account/export', { cookie: family.cookie });
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).not.toMatch(/uncle|disclosure/i);
  });

  test('is shown to an admin, but never one of the own family', async () => {
    const admin = await addGrownUp(t.ctx, { email: 'admin@example.org', admin: true });
    const own = await addChildTo(t.ctx, admin, { name: 'Pia' });
    await t.ctx.db.insert(disclosures).values({
      ...{ id: 'own', userId: own.id, saidAt: new Date(), language: 'en', kind: 'danger' },
      text: 'own family',
    });
    const { listDisclosures, markHandled } = await import('./disclosures.ts');
    const { items } = await listDisclosures(t.ctx, admin, undefined, t.ctx.now());
    expect(items.length).toBeGreaterThan(0);
    expect(items.find(({ name }) => name === 'Lucia')).toMatchObject({
      from: 'child',
      family_email: 'anna@example.org',
    });
    expect(items.map(({ id }) => id)).not.toContain('own');
    const mark = (id: string) => markHandled(t.ctx, admin, { id, handled: true }, new Date());
    await expect(mark('own')).rejects.toThrow('not_found');
    const first = items[0]?.id ?? '';
    expect((await mark(first)).handled_at).not.toBeNull();
  });
});

describe('conversations', () => {
  test('are read by the child itself and its own parent, and by nobody else', async () => {
    const stranger = await openSession(
      t.ctx,
      await addGrownUp(t.ctx, { email: 'eva@example.org' }),
    );
    const path = `/rest/v1/chat/messages?user_id=${family.lucia.id}`;
    expect((await t.call(path, { cookie: family.cookie })).status).toBe(200);
    expect((await t.call(path, { cookie: stranger })).status).toBe(404);
    const parents = `/rest/v1/chat/messages?user_id=${family.parent}`;
    expect((await t.call(parents, { cookie: lucia })).status).toBe(404);
  });
});

describe('the question box', () => {
  test('keeps a question with one tap, and shows the parent how to answer until it is talked about', async () => {
    const { id } = await questionsOf(t, lucia, 'do my hamster and my angel talk at night');
    const save = () =>
      t.call('/rest/v1/question-box', { method: 'POST', body: { id }, cookie: lucia });
    expect((await save()).status).toBe(201);
    expect((await save()).status).toBe(201);
    const read = async () =>
      (
        await bodyOf<{ items: Record<string, unknown>[] }>(
          await t.call('/rest/v1/question-box?lang=fr', { cookie: family.cookie }),
        )
      ).items;
    const [boxed, ...more] = await read();
    expect(more).toEqual([]);
    expect(boxed).toMatchObject({
      child_name: 'Lucia',
      question: 'do my hamster and my angel talk at night',
      done_at: null,
      how_to_answer: { meaning: expect.any(String) },
    });
    expect(JSON.stringify(boxed?.entries)).toContain('ange');
    const mark = (cookie: string, done = true) =>
      t.call(`/rest/v1/question-box/${id}`, { method: 'PATCH', body: { done }, cookie });
    const stranger = await openSession(
      t.ctx,
      await addGrownUp(t.ctx, { email: 'ida@example.org' }),
    );
    expect((await mark(stranger)).status).toBe(404);
    expect((await mark(family.cookie)).status).toBe(200);
    const search = vi.spyOn(t.ctx.db, 'execute');
    expect((await read())[0]?.done_at).not.toBeNull();
    expect(search).not.toHaveBeenCalled();
    search.mockRestore();
  });
});

describe('after thirty days', () => {
  test('conversations and their counts are gone, also where today was what UTC calls tomorrow', async () => {
    const { tidy } = await import('../../platform/housekeeping/housekeeping.ts');
    const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    const counted = { userId: family.lucia.id, day: tomorrow, questions: 1 };
    await t.ctx.db.insert(chatDays).values(counted).onConflictDoNothing();
    const before = await t.ctx.db.select().from(chatMessages);
    expect(before.length).toBeGreaterThan(0);
    await tidy(t.ctx.db, new Date(Date.now() + 31 * 24 * 60 * 60 * 1000));
    expect(await t.ctx.db.select().from(chatMessages)).toEqual([]);
    expect(await t.ctx.db.select().from(chatDays)).toEqual([]);
  });
});
