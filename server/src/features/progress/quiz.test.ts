import { randomUUID } from 'node:crypto';
import { gradeQuiz } from '@pius/domain/progress/grading.ts';
import { lessonPercentage } from '@pius/domain/progress/parts.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lessonProgress, quizResults, receivedWrites } from '../../db/tables/progress.ts';
import { rightAnswers } from '../../demo/right-answers.ts';
import { addChildTo, giveAccess } from '../../test/children.ts';
import { writeLockedLesson } from '../../test/course-stand-in.ts';
import { addGrownUp, bodyOf, startTestApp, type TestApp } from '../../test/harness.ts';
import { openSession } from '../../test/session.ts';
import { deleteFamily } from '../account/delete-family.ts';

interface Saved {
  id: string;
  score: number;
  total: number;
  percentage: number;
  items: { id: string; correct: boolean }[];
  lesson_percentage: number;
  completed: boolean;
  new_badges: { badge: string }[];
}
type Answers = { id: string; value: string | boolean }[];

const now = new Date('2031-05-05T10:00:00Z');
const later = new Date('2040-01-01T00:00:00Z');
let t: TestApp;
let parent: string;
let child: string;
let cookie: string;
let right: Answers;
let number = 0;

beforeAll(async () => {
  t = await startTestApp();
  writeLockedLesson(t.ctx);
  parent = await addGrownUp(t.ctx, { email: 'maria@example.org' });
  right = rightAnswers(t.ctx.content, '1-1', 'en');
});
afterAll(() => t.close());
beforeEach(async () => {
  t.setNow(now);
  number += 1;
  child = (await addChildTo(t.ctx, parent, { name: `Child ${number}` })).id;
  cookie = await openSession(t.ctx, child, later);
});

const wrong = (count: number): Answers =>
  right.map((answer, index) =>
    index < count
      ? { ...answer, value: typeof answer.value === 'boolean' ? !answer.value : 'nothing of it' }
      : answer,
  );
const body = (answers: Answers, change: object = {}) => ({
  key: randomUUID(),
  at: now.toISOString(),
  sentAt: now.toISOString(),
  lesson: '1-1',
  answers,
  ...change,
});
const save = (response: object, as = cookie, headers?: Record<string, string>) =>
  t.call('/rest/v1/quiz-results', { method: 'POST', body: response, cookie: as, headers });
const saved = async (response: object) => bodyOf<Saved>(await save(response));
const stored = () => t.ctx.db.select().from(quizResults).where(eq(quizResults.childId, child));
const reviewStatus = async () =>
  (await t.ctx.db.select().from(lessonProgress).where(eq(lessonProgress.childId, child)))[0];

describe('a quiz result', () => {
  test('without a fault completes the lesson and earns firstSteps and scholar, once', async () => {
    const first = await saved(body(right));
    expect(first).toMatchObject({ score: 9, total: 9, percentage: 100, completed: true });
    expect(first.lesson_percentage).toBe(lessonPercentage(new Set(['quiz'])));
    expect(first.new_badges.map(({ badge }) => badge).sort()).toEqual(['firstSteps', 'scholar']);
    expect((await saved(body(right))).new_badges).toEqual([]);
  });

  test.each([0, 1, 4, 9])('with %i wrong answers has the grade of the domain', async (count) => {
    const lesson = t.ctx.content.lesson('1-1', 'en');
    const answers = wrong(count);
    const graded = gradeQuiz(lesson?.quiz ?? [], answers, 'en');
    const result = await saved(body(answers));
    const { score, total, percentage, items } = result;
    expect({ score, total, percentage, items }).toEqual(graded);
    expect(score).toBe(9 - count);
    expect(await stored()).toMatchObject([{ score, total, percentage, answers, takenAt: now }]);
    expect(result.completed).toBe(percentage >= 60);
  });

  test('without answers is a result too', async () => {
    expect(await saved(body([]))).toMatchObject({ score: 0, total: 9, percentage: 0 });
  });

  test('that is worse than an earlier one takes nothing away, and both are kept', async () => {
    await saved(body(right));
    const worse = await saved(body(wrong(9)));
    expect(worse).toMatchObject({ percentage: 0, completed: true, new_badges: [] });
    expect(await reviewStatus()).toMatchObject({ bestQuiz: 100, completed: true, percentage: 15 });
    expect(await stored()).toHaveLength(2);
  });

  test('below 60 % completes nothing; a better one later does', async () => {
    expect(await saved(body(wrong(4)))).toMatchObject({ completed: false, lesson_percentage: 0 });
    const better = await saved(body(wrong(3)));
    expect(better).toMatchObject({ completed: true, lesson_percentage: 15 });
    expect(better.new_badges.map(({ badge }) => badge)).toEqual(['firstSteps']);
  });

  test('is told with the number of tries and when the lesson was last worked on, by the child’s clock', async () => {
    await saved(body(wrong(9)));
    await saved(body(wrong(4)));
    t.setNow(new Date('2031-05-07T18:00:00Z'));
    const offline = { at: '2031-05-06T09:00:00Z', sentAt: '2031-05-07T18:00:00Z' };
    await saved(body(wrong(6), offline));
    const { lessons } = await bodyOf<{ lessons: object[] }>(
      await t.call('/rest/v1/progress', { cookie }),
    );
    expect(lessons).toMatchObject([
      { lesson: '1-1', best_quiz: 56, quiz_tries: 3, last_active: '2031-05-06T09:00:00.000Z' },
    ]);
  });

  test('tells when the lesson was completed first, however often it is taken afterwards', async () => {
    await saved(body(wrong(9)));
    t.setNow(new Date('2031-05-06T10:00:00Z'));
    const passed = { at: '2031-05-06T09:00:00Z', sentAt: '2031-05-06T10:00:00Z' };
    await saved(body(right, passed));
    t.setNow(new Date('2031-05-08T10:00:00Z'));
    await saved(body(right, { at: '2031-05-08T09:00:00Z', sentAt: '2031-05-08T10:00:00Z' }));
    const { lessons } = await bodyOf<{ lessons: object[] }>(
      await t.call('/rest/v1/progress', { cookie }),
    );
    expect(lessons).toMatchObject([{ completed_at: '2031-05-06T09:00:00.000Z' }]);
  });

  test.each(['fr', 'pt-BR'] as const)('is graded in %s where it was taken so', async (language) => {
    const answers = rightAnswers(t.ctx.content, '1-1', language);
    expect(await saved(body(answers, { language }))).toMatchObject({ percentage: 100 });
    expect(await stored()).toMatchObject([{ language }]);
  });
});

describe('sent again', () => {
  test('with the same key it is answered the same and counts once', async () => {
    const response = body(wrong(2));
    const first = await (await save(response)).text();
    await save(body(right));
    t.setNow(new Date(now.getTime() + 60_000));
    const again = await save({
      ...response,
      sentAt: new Date(now.getTime() + 60_000).toISOString(),
    });
    expect(again.status).toBe(200);
    expect(await again.text()).toBe(first);
    expect(await stored()).toHaveLength(2);
  });

  test('with the same key and other answers it is refused', async () => {
    const response = body(wrong(2));
    await save(response);
    for (const change of [{ answers: right }, { language: 'fr' }, { at: later.toISOString() }]) {
      const answer = await save({ ...response, ...change });
      expect(answer.status).toBe(409);
      expect((await bodyOf(answer)).code).toBe('conflict_key_reused');
    }
    expect(await stored()).toHaveLength(1);
  });

  test('twenty times at once it is one row and one answer', async () => {
    const response = body(right);
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(response)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(texts).size).toBe(1);
    expect(await stored()).toHaveLength(1);
    const writes = await t.ctx.db
      .select()
      .from(receivedWrites)
      .where(eq(receivedWrites.childId, child));
    expect(writes).toHaveLength(1);
  });

  test('by a sister with the same key it is the sister’s own', async () => {
    const sister = (await addChildTo(t.ctx, parent, { name: `Sister ${number}` })).id;
    const response = body(right);
    await save(response);
    const hers = await bodyOf<Saved>(await save(response, await openSession(t.ctx, sister, later)));
    expect(hers.new_badges).toHaveLength(2);
    expect(hers.id).not.toBe((await stored())[0]?.id);
  });
});

describe('what cannot be kept', () => {
  test('says so in the fixed words, leaves nothing behind, and succeeds when sent again', async () => {
    await t.database.pool.query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$;
       create trigger refuse before insert on badges for each row execute function refuse()`,
    );
    const response = body(right);
    const failed = await save(response);
    expect(failed.status).toBe(500);
    expect(await failed.json()).toEqual({
      code: 'quiz_save_failed',
      message: 'Failed to save your quiz results.',
    });
    const french = await save(response, cookie, { 'accept-language': 'fr' });
    expect((await bodyOf(french)).message).toBe(t.ctx.messages.of('quiz_save_failed', 'fr'));
    expect(await stored()).toEqual([]);
    expect(await reviewStatus()).toBeUndefined();
    await t.database.pool.query('drop trigger refuse on badges; drop function refuse()');
    expect((await save(response)).status).toBe(200);
    expect(await stored()).toHaveLength(1);
  });
});

describe('a family that is deleted', () => {
  test('while results come in leaves nothing of them, and no call fails', async () => {
    const mother = await addGrownUp(t.ctx, { email: `gone${number}@example.org` });
    child = (await addChildTo(t.ctx, mother, { name: 'Lucia' })).id;
    const hers = await openSession(t.ctx, child, later);
    const sending = Array.from({ length: 20 }, () => save(body(right), hers));
    await deleteFamily(t.ctx.db, mother);
    const answers = await Promise.all(sending);
    expect(answers.filter(({ status }) => ![200, 401].includes(status))).toEqual([]);
    expect(await stored()).toEqual([]);
    expect((await save(body(right), hers)).status).toBe(401);
  });
});

describe('a lesson of module 2', () => {
  const monthAfter = new Date('2031-06-05T10:00:00Z');
  const quiz = () => body(right, { lesson: '2-1', at: now.toISOString() });

  test('takes no result from a child without access', async () => {
    const answer = await save(quiz());
    expect(answer.status).toBe(403);
    expect((await bodyOf(answer)).code).toBe('lesson_locked_ask_parent');
    expect(await stored()).toEqual([]);
  });

  test('takes twenty results at once from a child with access', async () => {
    await giveAccess(t.ctx, parent, child, now, 'monthly');
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(quiz())));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await stored()).toHaveLength(20);
  });

  test('begun while it was open may be saved when the access has ended; another may not', async () => {
    await giveAccess(t.ctx, parent, child, now, 'monthly');
    const moment = now.toISOString();
    const sent = { key: randomUUID(), at: moment, sentAt: moment, lesson: '2-1' };
    const begun = await t.call('/rest/v1/progress', {
      method: 'POST',
      cookie,
      body: { ...sent, part: 'story' },
    });
    expect(begun.status).toBe(200);
    t.setNow(monthAfter);
    expect((await save(quiz())).status).toBe(200);
    const brother = (await addChildTo(t.ctx, parent, { name: `Brother ${number}` })).id;
    await giveAccess(t.ctx, parent, brother, now, 'monthly');
    const late = await save(quiz(), await openSession(t.ctx, brother, later));
    expect(late.status).toBe(403);
  });
});

describe('grading alone', () => {
  const grade = (response: object, as?: string) =>
    t.call('/rest/v1/quiz-results/grade', { method: 'POST', body: response, cookie: as });

  test('gives everybody in module 1 the same grade and keeps nothing', async () => {
    const { score, total, percentage, items } = await saved(body(wrong(3)));
    const parentCookie = await openSession(t.ctx, parent, later);
    for (const as of [undefined, parentCookie, cookie]) {
      const answer = await grade({ lesson: '1-1', answers: wrong(3) }, as);
      expect(await answer.json()).toEqual({ lesson: '1-1', score, total, percentage, items });
    }
    expect(await stored()).toHaveLength(1);
  });

  test('of a locked lesson is refused', async () => {
    const request = { lesson: '2-1', answers: right };
    expect((await grade(request)).status).toBe(401);
    expect((await grade(request, cookie)).status).toBe(403);
  });
});
