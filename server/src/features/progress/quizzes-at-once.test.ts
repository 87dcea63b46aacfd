import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { profiles } from '../../db/tables/account.ts';
import { quizResults, receivedWrites } from '../../db/tables/progress.ts';
import { rightAnswers } from '../../demo/right-answers.ts';
import { addChildTo } from '../../test/children.ts';
import { writeLockedLesson } from '../../test/course-stand-in.ts';
import { addGrownUp, bodyOf, startTestHouse, type TestHouse } from '../../test/harness.ts';
import { openSession } from '../../test/session.ts';

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
let t: TestHouse;
let learners: Learner[];
let family = 0;

beforeAll(async () => {
  t = await startTestHouse();
  t.setNow(now);
  writeLockedLesson(t.house);
});
afterAll(() => t.close());
beforeEach(async () => {
  family += 1;
  learners = [];
  for (const name of ['Anna', 'Bruno', 'Clara', 'David', 'Elisa', 'Felix']) {
    const parent = await addGrownUp(t.house, { email: `${name}${family}@example.org` });
    const { id } = await addChildTo(t.house, parent, { name });
    learners.push({ id, cookie: await openSession(t.house, id, later) });
  }
});

const moment = now.toISOString();
/** The answers to the first lesson's quiz, as many of them wrong as told. */
const quiz = (wrong = 0, lesson = '1-1') => ({
  ...{ key: randomUUID(), at: moment, sentAt: moment, lesson },
  answers: rightAnswers(t.house.content, '1-1', 'en').map((answer, index) =>
    index < wrong ? { ...answer, value: wrongInstead(answer.value) } : answer,
  ),
});
const wrongInstead = (value: boolean | string) =>
  typeof value === 'boolean' ? !value : 'nothing of it';
const save = ({ cookie }: Learner, body: object) =>
  t.call('/rest/v1/quiz-results', { method: 'POST', body, cookie });
const statuses = (answers: readonly Response[]) => answers.map(({ status }) => status);
const ids = () => learners.map(({ id }) => id);
const kept = () => t.house.db.select().from(quizResults).where(inArray(quizResults.childId, ids()));
/** How many transactions the writes that are kept came in by. */
const transactions = async () => {
  const [row] = await t.house.db
    .select({ count: sql<number>`count(distinct ${receivedWrites}.xmin::text)::int` })
    .from(receivedWrites)
    .where(inArray(receivedWrites.childId, ids()));
  return row?.count;
};

test('quizzes of several children at once are kept in one transaction, each child’s as it answered', async () => {
  const answers = await Promise.all(learners.map((each, index) => save(each, quiz(index % 2))));
  expect(statuses(answers)).toEqual(learners.map(() => 200));
  const saved = await Promise.all(answers.map((answer) => bodyOf<Saved>(answer)));
  const rows = await kept();
  for (const [index, learner] of learners.entries()) {
    const { id, score, new_badges } = saved[index] as Saved;
    expect(score).toBe(9 - (index % 2));
    expect(rows.find((row) => row.id === id)).toMatchObject({ childId: learner.id, score });
    expect(new_badges.map(({ badge }) => badge).sort()).toEqual(
      index % 2 ? ['firstSteps'] : ['firstSteps', 'scholar'],
    );
  }
  expect(await transactions()).toBe(1);
});

test('one that is refused or known already among them is answered so, and all others are kept', async () => {
  const [anna, bruno, ...others] = learners as [Learner, Learner, ...Learner[]];
  const known = quiz();
  const first = await (await save(anna, known)).text();
  const [again, locked, ...rest] = await Promise.all([
    save(anna, known),
    save(bruno, quiz(0, '2-1')),
    ...others.map((each) => save(each, quiz())),
  ]);
  expect(await again?.text()).toBe(first);
  expect(locked?.status).toBe(403);
  expect(statuses(rest)).toEqual(others.map(() => 200));
  expect((await kept()).map(({ childId }) => childId).sort()).toEqual(
    ids()
      .filter((id) => id !== bruno.id)
      .sort(),
  );
});

test('a child whose row another write holds keeps nobody else waiting', async () => {
  const [anna, ...others] = learners as [Learner, ...Learner[]];
  const { waiting } = await t.house.db.transaction(async (tx) => {
    await tx.select().from(profiles).where(eq(profiles.id, anna.id)).for('update');
    await t.house.limiter.shared(`acts ${anna.id}`, { count: 9, seconds: 60 }, now, tx);
    const held = save(anna, quiz());
    const answers = await Promise.all(others.map((each) => save(each, quiz())));
    expect(statuses(answers)).toEqual(others.map(() => 200));
    return { waiting: [held] };
  });
  expect(statuses(await Promise.all(waiting))).toEqual([200]);
  expect(await kept()).toHaveLength(learners.length);
}, 10_000);

test('where the quiz of one cannot be kept for a fault of ours, all others are kept', async () => {
  const [anna, ...others] = learners as [Learner, ...Learner[]];
  const nowhere = { timeZone: 'Nowhere/At_All' };
  await t.house.db.update(profiles).set(nowhere).where(eq(profiles.id, anna.id));
  const [faulty, ...rest] = await Promise.all(learners.map((each) => save(each, quiz())));
  expect(faulty?.status).toBe(500);
  expect(statuses(rest)).toEqual(others.map(() => 200));
  expect((await kept()).map(({ childId }) => childId)).not.toContain(anna.id);
});

test('the same children’s quizzes sent many times over at once are all kept, in whatever order they come', async () => {
  const sent = Array.from({ length: 5 }, (_, round) =>
    (round % 2 ? learners.toReversed() : learners).map((each) => save(each, quiz())),
  );
  const answers = await Promise.all(sent.flat());
  expect(statuses(answers)).toEqual(answers.map(() => 200));
  expect(await kept()).toHaveLength(30);
});

test('one that has taken its quizzes of the day is to wait, and nobody else is', async () => {
  const [anna, ...others] = learners as [Learner, ...Learner[]];
  const key = `quizzes ${anna.id}`;
  await t.house.limiter.shared(key, { count: 200, seconds: 86_400, weight: 200 }, now);
  const [late, ...rest] = await Promise.all(learners.map((each) => save(each, quiz())));
  expect(late?.status).toBe(429);
  expect(statuses(rest)).toEqual(others.map(() => 200));
  const counted = await t.house.limiter.standing(
    learners.map(({ id }) => `quizzes ${id}`),
    now,
  );
  expect(learners.map(({ id }) => counted.get(`quizzes ${id}`)?.count)).toEqual([
    200,
    ...others.map(() => 1),
  ]);
});
