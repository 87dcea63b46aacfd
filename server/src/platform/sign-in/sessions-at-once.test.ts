import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profiles, session } from '../../db/tables/account.ts';
import { lessonProgress } from '../../db/tables/progress.ts';
import { addChildTo } from '../../test/children.ts';
import { addGrownUp, bodyOf, startTestApp, type TestApp } from '../../test/harness.ts';
import { openSession } from '../../test/session.ts';

const now = new Date('2031-05-05T10:00:00Z');
const later = new Date('2040-01-01T00:00:00Z');
let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
  t.setNow(now);
});
afterAll(() => t.close());

const own = (id: string, cookie?: string) => t.call(`/rest/v1/profiles/${id}`, { cookie });

test('of many who call at once each is known by its own session', async () => {
  const people: { id: string; cookie: string }[] = [];
  for (const name of ['Maria', 'Teresa', 'Rosa', 'Agnes']) {
    const parent = await addGrownUp(t.ctx, { email: `${name}@example.org` });
    const { id } = await addChildTo(t.ctx, parent, { name: `Child of ${name}` });
    for (const person of [parent, id]) {
      people.push({ id: person, cookie: await openSession(t.ctx, person, later) });
    }
  }
  const gone = people.at(-1);
  if (!gone) throw new Error('There is nobody.');
  await t.ctx.db.delete(session).where(eq(session.userId, gone.id));
  const answers = await Promise.all([
    ...people.map(({ id, cookie }) => own(id, cookie)),
    own(people[0]?.id ?? ''),
    own(people[0]?.id ?? '', people[1]?.cookie),
  ]);
  const known = answers.slice(0, people.length - 1);
  const result = await Promise.all(known.map((answer) => bodyOf<{ id: string }>(answer)));
  expect(result.map(({ id }) => id)).toEqual(people.slice(0, -1).map(({ id }) => id));
  expect(answers.slice(people.length - 1).map(({ status }) => status)).toEqual([401, 401, 404]);
});

test('of many who look at the quest map at once each sees how far it is itself', async () => {
  const cookies: string[] = [];
  for (const [index, percentage] of [0, 20, 40, 60].entries()) {
    const parent = await addGrownUp(t.ctx, { email: `map${index}@example.org` });
    const { id } = await addChildTo(t.ctx, parent, { name: `Child ${index}` });
    await t.ctx.db
      .insert(lessonProgress)
      .values({ childId: id, lessonId: '1-1', parts: [], percentage, updatedAt: now });
    if (index === 3)
      await t.ctx.db.update(profiles).set({ anyOrder: true }).where(eq(profiles.id, id));
    cookies.push(await openSession(t.ctx, id, later));
  }
  const map = async (cookie: string) => (await t.call('/rest/v1/course', { cookie })).text();
  const alone: string[] = [];
  for (const cookie of cookies) alone.push(await map(cookie));
  expect(new Set(alone).size).toBe(cookies.length);
  const [visitor, ...together] = await Promise.all(['', ...cookies.toReversed()].map(map));
  expect(together).toEqual(alone.toReversed());
  expect(alone).not.toContain(visitor);
});
