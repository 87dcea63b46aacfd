import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { lessonVersions } from '../../../db/tables/lesson-versions.ts';
import { loadContent } from '../../../platform/content/content.ts';
import { createRealtime } from '../../../platform/realtime/realtime.ts';
import { addGrownUp, bodyOf, startTestApp, type TestApp } from '../../../test/harness.ts';
import { noLimits } from '../../../test/no-limits.ts';
import { giveSecondFactor } from '../../../test/second-factor.ts';
import { openSession } from '../../../test/session.ts';
import { loadCatechism } from '../load-catechism.ts';
import { applyCorrections, followCorrections } from './apply.ts';

const contentDir = new URL('../../../../../content', import.meta.url).pathname;
const desk = '/rest/v1/admin/lessons/1-1';
const longest = 20_000;
let t: TestApp;
let admin: string;
let english: string;
let question: string;

beforeAll(async () => {
  t = await startTestApp();
  t.ctx.limiter = noLimits;
  const operator = await addGrownUp(t.ctx, { email: 'desk@example.org', admin: true });
  admin = await openSession(t.ctx, operator);
  await giveSecondFactor(t.ctx, operator);
  await loadCatechism(t.ctx.db, t.ctx.content);
  english = t.ctx.content.lessonFile('1-1', 'en') ?? '';
  question = t.ctx.content.lesson('1-1', 'en')?.teaching[0]?.question ?? '';
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.ctx.db.delete(lessonVersions);
  for (const language of ['en', 'fr'] as const) t.ctx.content.correct('1-1', language, null);
});

interface Desk {
  files: { language: string; version: string | null; text: string; file_changed: boolean }[];
  history: { id: string; in_force: boolean; is_file: boolean; note: string }[];
}

const reworded = (word: string) => english.replace(question, question.replace('?', `, ${word}?`));
const publish = (body: object) =>
  t.call(`${desk}/versions`, { method: 'POST', cookie: admin, body: { note: '', ...body } });
const published = async (text: string | null, seen: string | null = null) => {
  const answer = await publish({ files: { en: text }, seen: { en: seen } });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Desk;
};
const firstQuestion = async (lang = 'en') => {
  const answer = await t.call(`/rest/v1/lessons/1/1?lang=${lang}`);
  const { teaching } = (await answer.json()) as { teaching: { question: string }[] };
  return teaching[0]?.question;
};
const check = async (files: object) => {
  const answer = await t.call(`${desk}/check`, { method: 'POST', cookie: admin, body: { files } });
  expect(answer.status).toBe(200);
  return (await answer.json()) as {
    faults: { file: string; line: number; field: string; message: string }[];
    previews: { language: string }[];
  };
};

describe('a published lesson', () => {
  test('is read by everybody at once: the lesson, the search of the catechism, the list for pages made before', async () => {
    const french = await firstQuestion('fr');
    await published(reworded('zebraword'));
    expect(await firstQuestion()).toContain('zebraword');
    expect(await firstQuestion('fr')).toBe(french);
    const rows = await t.call('/rest/v1/catechism?lang=en&q=zebraword');
    const { items } = (await rows.json()) as { items: { question: string }[] };
    expect(items[0]?.question).toContain('zebraword');
    const config = await (await t.call('/config.json')).json();
    expect(config).toMatchObject({ corrected: ['1-1 en'] });
  });

  test('is taken back to what was there before, step by step, and nothing of the history is lost', async () => {
    const first = await published(reworded('first'));
    const second = await published(reworded('second'), first.files[0]?.version);
    expect(await firstQuestion()).toContain('second');
    const before = second.history[1]?.id;
    const old = await t.call(`${desk}/versions/${before}`, { cookie: admin });
    const { text } = (await old.json()) as { text: string };
    const third = await published(text, second.files[0]?.version);
    expect(await firstQuestion()).toContain('first');
    const last = await published(null, third.files[0]?.version);
    expect(await firstQuestion()).toBe(question);
    expect(last.history).toHaveLength(4);
    expect(last.history.map(({ in_force }) => in_force)).toEqual([true, false, false, false]);
    expect(last.history[0]).toMatchObject({ is_file: true });
    expect(last.files[0]?.text).toBe(english);
  });

  test('is refused where somebody else has published since, and what they published stays', async () => {
    await published(reworded('theirs'));
    const late = await publish({ files: { en: reworded('late') }, seen: { en: null } });
    expect(late.status).toBe(409);
    expect((await bodyOf(late)).code).toBe('lesson_changed_meanwhile');
    expect(await firstQuestion()).toContain('theirs');
  });

  test('is refused with a fault, and nothing of it is kept', async () => {
    const files = { en: english.replace(/^goals:/m, 'goal:'), fr: null };
    const answer = await publish({ files, seen: {} });
    expect(answer.status).toBe(400);
    expect((await bodyOf(answer)).code).toBe('lesson_has_faults');
    expect(await t.ctx.db.select().from(lessonVersions)).toEqual([]);
  });

  test('reaches every other process, and one that starts later', {
    timeout: 3 * longest,
  }, async () => {
    const { db, log } = t.ctx;
    const realtime = createRealtime({
      db,
      connectionString: t.database.connectionString,
      log,
    });
    const other = { db, log, realtime, content: loadContent(contentDir) };
    const wording = () => other.content.lesson('1-1', 'en')?.teaching[0]?.question;
    const unfollow = await followCorrections(other);
    const { files } = await published(reworded('everywhere'));
    await vi.waitFor(() => expect(wording()).toContain('everywhere'), longest);
    await published(null, files[0]?.version);
    await vi.waitFor(() => expect(wording()).toBe(question), longest);
    unfollow();
    await realtime.stop();
    await published(reworded('later'), (await deskOf()).files[0]?.version);
    const late = { db, log, content: loadContent(contentDir) };
    await applyCorrections(late);
    expect(late.content.lesson('1-1', 'en')?.teaching[0]?.question).toContain('later');
  });

  test('that no longer fits the program is left out, and the file counts', async () => {
    await t.ctx.db.insert(lessonVersions).values({
      ...{ id: randomUUID(), lessonId: '1-1', language: 'en', publishedAt: new Date() },
      ...{ note: '', source: 'title: of another age', fileVersion: 'another' },
    });
    await applyCorrections(t.ctx);
    expect(await firstQuestion()).toBe(question);
    expect((await deskOf()).files[0]).toMatchObject({ file_changed: true });
  });
});

const deskOf = async () => (await (await t.call(desk, { cookie: admin })).json()) as Desk;

describe('the check of a file', () => {
  test('finds nothing in the file in force, and shows it as the lesson page would', async () => {
    const { faults, previews } = await check({ en: english });
    expect(faults).toEqual([]);
    expect(previews.map(({ language }) => language)).toEqual(['en']);
  });

  test('names file, line and field of what is wrong', async () => {
    const lines = english.split('\n');
    const line = lines.findIndex((text) => text.startsWith('goals:')) + 1;
    const { faults, previews } = await check({ en: english.replace(/^goals:/m, 'goal:') });
    expect(faults).toContainEqual({
      ...{ file: '1-1.en.yaml', line, field: 'goal' },
      message: expect.stringContaining('"goal"'),
    });
    expect(previews).toEqual([]);
  });

  test('sees that another language no longer agrees', async () => {
    const shorter = english.replace(/\n {2}- \{ id: q1, .*/, '');
    expect(shorter).not.toBe(english);
    const { faults } = await check({ en: shorter });
    expect(faults.map(({ file }) => file)).toContain('1-1.fr.yaml');
  });

  test('ends at a part with fields without end, and compares none of them', async () => {
    const fields = Array.from({ length: 3000 }, (_, index) => `k${index}`);
    for (const text of [fields.map((key) => `${key}: 1`).join('\n'), `{${fields.join(',')}}`]) {
      const { faults, previews } = await check({ en: text });
      expect(faults.map(({ message }) => message)).toEqual([
        expect.stringContaining('more than 200 fields'),
      ]);
      expect(previews).toEqual([]);
    }
  });

  test.each([
    ['a text that multiplies itself', `a: &a [x,x]\nb: &b [*a,*a]\nc: [*b,*b,*b]`],
    ['lists in lists without end', '['.repeat(50_000)],
    ['no YAML at all', '\u0007<html>{{'],
    ['a list instead of a lesson', '- 1\n- 2'],
  ])('%s is a fault and nothing worse', async (_name, text) => {
    const { faults, previews } = await check({ en: text });
    expect(faults.length).toBeGreaterThan(0);
    expect(previews).toEqual([]);
  });
});
