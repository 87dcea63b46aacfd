import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addChildTo, giveAccess } from '../../test/children.ts';
import { unwriteLesson, writeLockedLesson } from '../../test/course-stand-in.ts';
import { addGrownUp, bodyOf, startTestApp, type TestApp } from '../../test/harness.ts';
import { openSession } from '../../test/session.ts';

interface Map {
  language: string;
  treasure: string;
  overall: object;
  modules: {
    title: string;
    state: string;
    reason: string | null;
    finishFirst: number | null;
    lessons: { id: string; title: string; available: boolean; open: boolean }[];
  }[];
}
type Who = 'visitor' | 'parent' | 'admin' | 'free child' | 'paid child' | 'admin’s child';

let t: TestApp;
let mark: string;
let cookies: Record<Who, string>;
const paidOn = new Date('2026-03-01T10:00:00Z');
const during = new Date('2026-03-20T10:00:00Z');
const after = new Date('2026-04-01T10:00:00Z');

beforeAll(async () => {
  t = await startTestApp();
  mark = writeLockedLesson(t.ctx);
  unwriteLesson(t.ctx, '3-1');
  const parent = await addGrownUp(t.ctx, { email: 'maria@example.org' });
  const admin = await addGrownUp(t.ctx, { email: 'anna@example.org', admin: true });
  const free = (await addChildTo(t.ctx, parent, { name: 'Marco' })).id;
  const paid = (await addChildTo(t.ctx, parent, { name: 'Lucia' })).id;
  const inherited = (await addChildTo(t.ctx, admin, { name: 'Pia' })).id;
  await giveAccess(t.ctx, parent, paid, paidOn, 'monthly');
  const open = (id: string) => openSession(t.ctx, id, new Date('2030-01-01T00:00:00Z'));
  cookies = {
    visitor: '',
    parent: await open(parent),
    admin: await open(admin),
    'free child': await open(free),
    'paid child': await open(paid),
    'admin’s child': await open(inherited),
  };
  t.setNow(during);
});
afterAll(() => t.close());

const get = (path: string, who: Who) => t.call(`/rest/v1${path}`, { cookie: cookies[who] });
const everyone: Who[] = ['visitor', 'parent', 'admin', 'free child', 'paid child', 'admin’s child'];
const locked: [Who, number, string][] = [
  ['visitor', 401, 'lesson_locked_sign_in'],
  ['parent', 403, 'lesson_locked_children_only'],
  ['free child', 403, 'lesson_locked_ask_parent'],
];

describe('the pictures of a story', () => {
  test('come with the lesson, with what they show in its language, and not with its outside', async () => {
    const answer = await get('/lessons/2/5?lang=fr', 'paid child');
    const { story } = await bodyOf<{ story: { pictures: { id: string; alt: string }[] } }>(answer);
    expect(story.pictures.map(({ id }) => id)).toEqual([
      'story-2-5-1',
      'story-2-5-2',
      'story-2-5-3',
    ]);
    for (const who of ['visitor', 'parent', 'free child'] as const) {
      for (const path of ['/lessons/2/5?lang=fr', '/lessons/2/5/outside?lang=fr']) {
        expect(await (await get(path, who)).text()).not.toContain(story.pictures[1]?.alt);
      }
    }
  });
});

describe('a lesson', () => {
  test.each(everyone)('of module 1 is open to the %s', async (who) => {
    const answer = await get('/lessons/1/1', who);
    expect(answer.status).toBe(200);
    const lesson = await bodyOf(answer);
    expect(lesson).toMatchObject({ id: '1-1', module: 1, number: 1, previous: null });
    expect((lesson.activities as object[]).length).toBe(5);
  });

  test.each(locked)('of module 2 is locked for the %s with %i %s', async (who, status, code) => {
    const answer = await get('/lessons/2/1', who);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ code, message: expect.any(String) });
  });

  test.each<Who>(['admin', 'paid child', 'admin’s child'])(
    'of module 2 is open to the %s',
    async (who) => {
      const answer = await get('/lessons/2/1', who);
      expect(answer.status).toBe(200);
      expect(await bodyOf(answer)).toMatchObject({ id: '2-1', module: 2, number: 1 });
    },
  );

  test('of module 2 is locked again the moment the access ends', async () => {
    t.setNow(after);
    expect((await get('/lessons/2/1', 'paid child')).status).toBe(403);
    t.setNow(new Date(after.getTime() - 1));
    expect((await get('/lessons/2/1', 'paid child')).status).toBe(200);
    t.setNow(during);
  });

  test.each(locked)(
    'of module 2 tells the %s nothing that grades its quiz',
    async (who, status) => {
      const answer = await get('/lessons/2/1/quiz-key', who);
      expect(answer.status).toBe(status);
    },
  );

  test('of module 2 tells who may open it what grades its quiz, and no more', async () => {
    const answer = await get('/lessons/2/1/quiz-key', 'paid child');
    expect(answer.status).toBe(200);
    const lesson = t.ctx.content.lesson('2-1', 'en');
    const quiz = lesson?.quiz.map(({ id, kind, why, ...rest }) => ({
      ...{ id, kind, why },
      ...('answers' in rest
        ? { answers: rest.answers, wrong: rest.wrong }
        : { answer: rest.answer }),
    }));
    expect(await answer.json()).toEqual({ id: '2-1', language: 'en', quiz });
  });

  test('leaves the server without its quiz answers and their reasons', async () => {
    const answer = await get('/lessons/1/1', 'paid child');
    const { quiz } = await bodyOf<{ quiz: object[] }>(answer);
    const keys = new Set(quiz.flatMap((question) => Object.keys(question)));
    expect([...keys].sort()).toEqual(['id', 'kind', 'question', 'statement']);
  });

  test.each(['en', 'fr', 'pt-BR'] as const)('speaks %s', async (language) => {
    const byQuery = await get(`/lessons/1/1?lang=${language}`, 'visitor');
    const words = t.ctx.content.lesson('1-1', language);
    expect(await byQuery.json()).toMatchObject({ language, title: words?.title });
    const byHeader = await t.call('/rest/v1/lessons/1/1', {
      headers: { 'accept-language': language },
    });
    expect((await bodyOf(byHeader)).language).toBe(language);
  });

  test.each(['/lessons/0/1', '/lessons/7/1', '/lessons/1/4', '/lessons/2/17'])(
    'that does not exist, %s, is 404',
    async (path) => {
      for (const who of everyone) {
        const answer = await get(path, who);
        expect(answer.status).toBe(404);
        expect((await bodyOf(answer)).code).toBe('lesson_not_found');
      }
    },
  );

  test('not written yet is 404 to who may open it and locked to who may not', async () => {
    expect((await get('/lessons/3/1', 'paid child')).status).toBe(404);
    expect((await get('/lessons/3/1', 'visitor')).status).toBe(401);
  });
});

// docs/requirements.md#r-free-content
describe('what lies outside the lock', () => {
  test('is title, goals and teaching to everybody, words and help to a parent', async () => {
    for (const who of everyone) {
      const answer = await get('/lessons/2/1/outside', who);
      expect(answer.status).toBe(200);
      const outside = await bodyOf(answer);
      expect(outside.goals).not.toHaveLength(0);
      expect(outside.teaching).not.toHaveLength(0);
      const grownUp = who === 'parent' || who === 'admin';
      expect(outside.vocabulary !== null, who).toBe(grownUp);
      expect(outside.forGrownUps !== null, who).toBe(grownUp);
    }
  });
});

describe('the words of a locked lesson', () => {
  test.each(locked)('reach the %s by no answer', async (who) => {
    const body = { lesson: '2-1', answers: [{ id: 'q1', value: true }] };
    const moment = during.toISOString();
    const key = crypto.randomUUID();
    const sent = { ...body, key, at: moment, sentAt: moment };
    const { answers: _, ...part } = { ...sent, part: 'story' };
    const post = (path: string, input: object) =>
      t.call(`/rest/v1${path}`, { method: 'POST', body: input, cookie: cookies[who] });
    const answers = await Promise.all([
      get('/course', who),
      get('/lessons/2/1', who),
      get('/lessons/2/1/outside', who === 'parent' ? 'visitor' : who),
      get('/lessons/1/3', who),
      post('/quiz-results/grade', body),
      post('/quiz-results', sent),
      post('/progress', part),
    ]);
    for (const answer of answers) expect(await answer.text()).not.toContain(mark);
  });

  test('are the ones an open door shows', async () => {
    const text = await (await get('/lessons/2/1', 'paid child')).text();
    for (const part of ['story', 'vocabulary', 'activity'])
      expect(text).toContain(`${mark} ${part}`);
    expect(text).not.toMatch(new RegExp(`${mark} (why|grown-ups)`));
  });
});

describe('the quest map', () => {
  const mapOf = async (who: Who, query = '') => bodyOf<Map>(await get(`/course${query}`, who));

  test('has six modules and 52 lessons with titles, and a treasure that is locked', async () => {
    const map = await mapOf('visitor');
    expect(map.modules.map(({ lessons }) => lessons.length)).toEqual([3, 16, 5, 12, 10, 6]);
    expect(map.modules.map(({ title }) => title)).toEqual([
      ...['Introduction', 'The Creed', 'Prayer', 'The Sacraments', 'The Commandments'],
      'The Virtues and Vices',
    ]);
    expect(map.modules.flatMap(({ lessons }) => lessons).every(({ title }) => title)).toBe(true);
    expect(map.treasure).toBe('locked');
    expect(map.overall).toEqual({ lessonsCompleted: 0, lessonsTotal: 52, percentage: 0 });
    expect(map.modules[0]?.lessons[0]).toMatchObject({ id: '1-1', available: true, open: true });
    expect((await mapOf('visitor', '?lang=fr')).language).toBe('fr');
  });

  test.each<[Who, string, string | null]>([
    ['visitor', 'locked', 'sign-in'],
    ['parent', 'locked', 'children-only'],
    ['free child', 'locked', 'ask-parent'],
    ['paid child', 'locked', 'finish-previous'],
    ['admin’s child', 'locked', 'finish-previous'],
    ['admin', 'current', null],
  ])('tells the %s that module 2 is %s: %s', async (who, state, reason) => {
    const { modules } = await mapOf(who);
    expect(modules[0]).toMatchObject({ state: 'current', reason: null });
    expect(modules[1]).toMatchObject({
      state,
      reason,
      finishFirst: reason === 'finish-previous' ? 1 : null,
    });
  });
});
