import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { profiles } from '../../db/tables/account.ts';
import { quizResults, receivedWrites } from '../../db/tables/progress.ts';
import { rightAnswers } from '../../demo/right-answers.ts';
import { addChildTo } from '../../test/children.ts';
import { writeLockedLesson } from '../../test/course-stand-in.ts';
import { addGrownUp, bodyOf, startTestApp, type TestApp } from '../../test/harness.ts';
import { openSession } from '../../test/session.ts';
import { questionsOn } from '../trivia/bank.ts';

interface Saved {
  id: string;
  score: number;
  new_badges: { badge: string }[];
}
interface Learner {
  id: string;
  cookie: string;
}

const now = new Date('2031-05-05T10:00:00Z');
const later = new Date('2040-01-01T00:00:00Z');
let t: TestApp;
let parentCookie: string;
let learners: Learner[];
let family = 0;

beforeAll(async () => {
  t = await startTestApp();
  t.setNow(now);
  writeLockedLesson(t.ctx);
});
afterAll(() => t.close());
beforeEach(async () => {
  family += 1;
  learners = [];
  const parent = await addGrownUp(t.ctx, { email: `parent${family}@example.org` });
  parentCookie = await openSession(t.ctx, parent, later);
  for (const name of ['Anna', 'Bruno', 'Clara', 'David', 'Elisa', 'Felix']) {
    const { id } = await addChildTo(t.ctx, parent, { name });
    learners.push({ id, cookie: await openSession(t.ctx, id, later) });
  }
});

const moment = now.toISOString();
const sent = () => ({ key: randomUUID(), at: moment, sentAt: moment });
/** The right answers to the first lesson's quiz but the last ones. */
const quiz = (missing = 0, lesson = '1-1') => ({
  ...sent(),
  lesson,
  answers: rightAnswers(t.ctx.content, '1-1', 'en').slice(missing),
});
const post = (cookie: string, path: string, body: object) =>
  t.call(`/rest/v1${path}`, { method: 'POST', body, cookie });
const save = ({ cookie }: Learner, body: object) => post(cookie, '/quiz-results', body);
const statuses = (answers: readonly Response[]) => answers.map(({ status }) => status);
const ids = () => learners.map(({ id }) => id);
const savedQuizzes = () =>
  t.ctx.db.select().from(quizResults).where(inArray(quizResults.childId, ids()));

test('quizzes of several children at once are saved, each child’s as it was answered', async () => {
  const answers = await Promise.all(learners.map((each, index) => save(each, quiz(index % 2))));
  expect(statuses(answers)).toEqual(learners.map(() => 200));
  const rows = await savedQuizzes();
  for (const [index, learner] of learners.entries()) {
    const { id, score, new_badges } = await bodyOf<Saved>(answers[index] as Response);
    expect(score).toBe(9 - (index % 2));
    expect(rows.find((row) => row.id === id)).toMatchObject({ childId: learner.id, score });
    expect(new_badges.map(({ badge }) => badge).sort()).toEqual(
      index % 2 ? ['firstSteps'] : ['firstSteps', 'scholar'],
    );
  }
});

test('one that is refused, known, past its limit or at fault is answered so, and all others are saved', async () => {
  const [anna, bruno, clara, david, ...others] = learners as [Learner, Learner, Learner, Learner];
  const known = quiz();
  const first = await (await save(anna, known)).text();
  const limit = { count: 200, seconds: 86_400, weight: 200 };
  await t.ctx.limiter.shared(`quizzes ${clara.id}`, limit, now);
  const nowhere = { timeZone: 'Nowhere/At_All' };
  await t.ctx.db.update(profiles).set(nowhere).where(eq(profiles.id, david.id));
  const [again, ...rest] = await Promise.all([
    save(anna, known),
    save(bruno, quiz(0, '2-1')),
    ...[clara, david, ...others].map((each) => save(each, quiz())),
  ]);
  expect(await again.text()).toBe(first);
  expect(statuses(rest)).toEqual([403, 429, 500, 200, 200]);
  const saved = [anna, ...others].map(({ id }) => id);
  expect((await savedQuizzes()).map(({ childId }) => childId).sort()).toEqual(saved.sort());
});

test('a child whose row another write holds keeps nobody else waiting', async () => {
  const [anna, ...others] = learners as [Learner, ...Learner[]];
  const held = await t.ctx.db.transaction(async (tx) => {
    await tx.select().from(profiles).where(eq(profiles.id, anna.id)).for('update');
    const waiting = [save(anna, quiz())];
    const answers = await Promise.all(others.map((each) => save(each, quiz())));
    expect(statuses(answers)).toEqual(others.map(() => 200));
    return { waiting };
  });
  expect(statuses(await Promise.all(held.waiting))).toEqual([200]);
  expect(await savedQuizzes()).toHaveLength(learners.length);
}, 10_000);

test('all that several children do, sent twice at once in any order, is counted once', async () => {
  const day = moment.slice(0, 10);
  const [first] = questionsOn(t.ctx, day, 'en');
  const round = { day, language: 'en', answers: [{ id: first?.id, choice: 0 }] };
  const item = 'quiz:q1';
  const actions = learners.flatMap(({ id, cookie }) => [
    { cookie, path: '/progress', body: { ...sent(), lesson: '1-1', part: 'story' } },
    { cookie, path: '/progress/time', body: { ...sent(), lesson: '1-1', seconds: 30 } },
    { cookie, path: '/quiz-results', body: quiz() },
    { cookie, path: '/trivia-rounds', body: { ...sent(), ...round } },
    {
      ...{ cookie, path: '/reviews' },
      body: { ...sent(), lesson: '1-1', item, language: 'en', value: true },
    },
    {
      ...{ cookie: parentCookie, path: '/reviews/heard' },
      body: { ...sent(), child_id: id, lesson: '1-1', item, outcome: 'known' },
    },
  ]);
  const sendings = [...actions, ...actions.toReversed()];
  const answers = await Promise.all(
    sendings.map(({ cookie, path, body }) => post(cookie, path, body)),
  );
  expect(statuses(answers)).toEqual(sendings.map(() => 200));
  const writes = inArray(receivedWrites.childId, ids());
  expect(await t.ctx.db.$count(receivedWrites, writes)).toBe(actions.length);
  const { cookie } = learners[0] as Learner;
  const progress = await bodyOf(await t.call('/rest/v1/progress', { cookie }));
  expect(progress).toMatchObject({ time_spent_seconds: 30, current_streak: 1 });
  expect(progress).toMatchObject({ lessons: [{ percentage: 35, best_quiz: 100, quiz_tries: 1 }] });
});
