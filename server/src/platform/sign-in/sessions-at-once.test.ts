import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { session } from '../../db/tables/account.ts';
import { addChildTo } from '../../test/children.ts';
import { addGrownUp, bodyOf, startTestHouse, type TestHouse } from '../../test/harness.ts';
import { openSession } from '../../test/session.ts';

const now = new Date('2031-05-05T10:00:00Z');
const later = new Date('2040-01-01T00:00:00Z');
let t: TestHouse;

beforeAll(async () => {
  t = await startTestHouse();
  t.setNow(now);
});
afterAll(() => t.close());

const own = (id: string, cookie?: string) => t.call(`/rest/v1/profiles/${id}`, { cookie });

test('of many who call at once each is known by its own session, read in one query', async () => {
  const people: { id: string; cookie: string }[] = [];
  for (const name of ['Maria', 'Teresa', 'Rosa', 'Agnes']) {
    const parent = await addGrownUp(t.house, { email: `${name}@example.org` });
    const { id } = await addChildTo(t.house, parent, { name: `Child of ${name}` });
    for (const person of [parent, id]) {
      people.push({ id: person, cookie: await openSession(t.house, person, later) });
    }
  }
  const gone = people.at(-1);
  if (!gone) throw new Error('There is nobody.');
  await t.house.db.delete(session).where(eq(session.userId, gone.id));
  const asked = vi.spyOn(t.house.db.$client, 'query');
  const answers = await Promise.all([
    ...people.map(({ id, cookie }) => own(id, cookie)),
    own(people[0]?.id ?? ''),
    own(people[0]?.id ?? '', people[1]?.cookie),
  ]);
  const sessionReads = asked.mock.calls.filter(([query]) =>
    /from \\"session\\"/.test(JSON.stringify(query)),
  );
  asked.mockRestore();
  const known = answers.slice(0, people.length - 1);
  const told = await Promise.all(known.map((answer) => bodyOf<{ id: string }>(answer)));
  expect(told.map(({ id }) => id)).toEqual(people.slice(0, -1).map(({ id }) => id));
  expect(answers.slice(people.length - 1).map(({ status }) => status)).toEqual([401, 401, 404]);
  expect(sessionReads).toHaveLength(1);
});
