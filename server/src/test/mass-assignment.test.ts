import { allRoutes } from '@pius/contracts/all-routes.ts';
import { answerDone, answerText } from '@pius/contracts/chat.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { bodyOf, startTestApp, type TestApp } from './harness.ts';
import { type MatrixPeople, seedMatrix } from './matrix-family.ts';
import { matrixRows } from './matrix-rows.ts';
import { noLimits } from './no-limits.ts';
import { everyStoredValue } from './whole-database.ts';

/**
 * What a stranger would try: a right, somebody else's row, and what JavaScript itself reads. That
 * no other name passes is proved of the schemas below.
 */
const names = ['role', 'user_id', '__proto__'];

const writes = allRoutes.flatMap((route) => {
  const content = 'request' in route && 'body' in route.request ? route.request.body : undefined;
  if (!content) return [];
  const agreed = content.content['application/json'].schema.shape as Record<string, z.ZodType>;
  return [{ name: `${route.method} ${route.path}`, route, agreed: Object.keys(agreed) }];
});

let t: TestApp;
let people: MatrixPeople;

beforeAll(async () => {
  t = await startTestApp();
  t.ctx.limiter = noLimits;
  people = await seedMatrix(t);
});
afterAll(() => t.close());

const snapshot = async () =>
  (await everyStoredValue(t.database.pool)).map(({ place, value }) => `${place}=${value}`).sort();

/** A body with one more name, in a way that also sends `__proto__`. */
function bodyWith(body: unknown, name: string, value: unknown): string {
  return `${JSON.stringify(body).slice(0, -1)},${JSON.stringify(name)}:${JSON.stringify(value)}}`;
}

// docs/requirements.md#r-strict-schemas
describe('a write', () => {
  test('is one of at least eight', () => {
    expect(writes.length).toBeGreaterThanOrEqual(8);
  });

  test.each(writes)('$name refuses a name that was not agreed on, over HTTP', async (write) => {
    const row = matrixRows[write.name];
    if (!row) throw new Error(`${write.name} has no row in the matrix`);
    const actor = people.actors.find(({ viewer }) =>
      write.route.rules.who.some((who) => who === viewer),
    );
    const own = people.persons.find(({ parentId }) => parentId === actor?.actor?.id);
    const call = row.about === 'person' ? row.call(own?.id ?? '') : row.call();
    const before = await snapshot();
    const accepted: string[] = [];
    for (const name of names.filter((candidate) => !write.agreed.includes(candidate))) {
      const answer = await t.app.request(`http://localhost:3000${call.path}`, {
        method: write.route.method.toUpperCase(),
        headers: { 'content-type': 'application/json', cookie: actor?.cookie ?? '' },
        body: bodyWith(call.body, name, 'admin'),
      });
      if (answer.status !== 400) accepted.push(`${name}: ${answer.status}`);
      else expect((await bodyOf(answer)).code).toBe('invalid_input');
    }
    expect(accepted).toEqual([]);
    expect(await snapshot()).toEqual(before);
  });

  test.each(writes)('$name refuses them inside its lists too', async (write) => {
    const row = matrixRows[write.name];
    const call = row && (row.about === 'person' ? row.call('') : row.call());
    const actor = people.actors.find(({ viewer }) =>
      write.route.rules.who.some((who) => who === viewer),
    );
    const before = await snapshot();
    const accepted: string[] = [];
    for (const [list, items] of Object.entries((call?.body ?? {}) as Record<string, unknown>)) {
      const [first] = Array.isArray(items) ? items : [];
      if (typeof first !== 'object' || first === null) continue;
      for (const name of names.filter((candidate) => !(candidate in first))) {
        // Written into the text itself, so that `__proto__` is a name like any other.
        const body = JSON.stringify({ ...(call?.body as object), [list]: '#' }).replace(
          '"#"',
          () => `[${bodyWith(first, name, 'admin')}]`,
        );
        const answer = await t.app.request(`http://localhost:3000${call?.path}`, {
          method: write.route.method.toUpperCase(),
          headers: { 'content-type': 'application/json', cookie: actor?.cookie ?? '' },
          body,
        });
        if (answer.status !== 400) accepted.push(`${list}.${name}: ${answer.status}`);
      }
    }
    expect(accepted).toEqual([]);
    expect(await snapshot()).toEqual(before);
  });

  test('has lists with objects in them', () => {
    const lists = writes.filter(({ name }) => {
      const row = matrixRows[name];
      const body = row && row.about !== 'person' ? row.call().body : {};
      return Object.values(body ?? {}).some(
        (value) => Array.isArray(value) && value[0]?.constructor === Object,
      );
    });
    expect(lists.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['post /rest/v1/class', 'post /rest/v1/quiz-results']),
    );
  });

  test('signing in takes no other names either', async () => {
    for (const name of names) {
      const input = { email: 'parent@example.org', password: 'correct-horse-9' };
      const answer = await t.app.request('http://localhost:3000/auth/v1/sign-in/email', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: bodyWith(input, name, 'admin'),
      });
      expect(answer.status, name).toBe(400);
    }
  });
});

/** What the events of a streamed answer carry. */
const streamed = [answerText, answerDone];

describe('every contract', () => {
  const objects = (type: z.core.$ZodType, seen: z.core.$ZodType[] = []): z.core.$ZodType[] => {
    if (seen.includes(type)) return [];
    seen.push(type);
    const def = type._zod.def as unknown as Record<string, unknown>;
    const inner = Object.values({ ...def, ...(def.shape ?? {}) }).flatMap((value) =>
      (Array.isArray(value) ? value : [value]).filter(
        (part): part is z.core.$ZodType =>
          typeof part === 'object' && part !== null && '_zod' in part,
      ),
    );
    const own = def.type === 'object' ? [type] : [];
    return [...own, ...inner.flatMap((part) => objects(part, seen))];
  };
  const isStrict = (type: z.core.$ZodType) => {
    const { catchall } = type._zod.def as z.core.$ZodObjectDef;
    return catchall?._zod.def.type === 'never';
  };

  test.each(allRoutes.map((route) => ({ name: `${route.method} ${route.path}`, route })))(
    '$name is strict in what it takes and in what it answers, all the way down',
    ({ route }) => {
      const answers = Object.values(route.responses).flatMap(({ content }) =>
        'application/json' in content ? content['application/json'].schema : streamed,
      );
      const request: {
        params?: z.ZodType;
        query?: z.ZodType;
        body?: { content: { 'application/json': { schema: z.ZodType } } };
      } = 'request' in route ? route.request : {};
      const taken = [
        request.params,
        request.query,
        request.body?.content['application/json'].schema,
      ];
      const all = [...answers, ...taken].flatMap((type) => (type ? objects(type) : []));
      expect(all.filter((type) => !isStrict(type))).toEqual([]);
      for (const answer of answers) expect(answer).toBeDefined();
    },
  );

  test('would be caught if it were not strict', () => {
    const loose = z.strictObject({ items: z.array(z.object({ id: z.string() })) });
    expect(objects(loose).filter((type) => !isStrict(type))).toHaveLength(1);
  });
});
