import { randomUUID } from 'node:crypto';
import { allRoutes } from '@pius/contracts/all-routes.ts';
import type { RouteRules } from '@pius/contracts/route.ts';
import { relationTo } from '@pius/domain/account/access.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './harness.ts';
import { headersSent } from './headers-sent.ts';
import { type MatrixActor, type MatrixPeople, seedMatrix } from './matrix-family.ts';
import { matrixRows } from './matrix-rows.ts';
import { noLimits } from './no-limits.ts';
import {
  type OwnedRow,
  type Owner,
  ownedRows,
  partsOfTheDesk,
  withoutOwner,
} from './owned-rows.ts';
import { everyStoredValue } from './whole-database.ts';

let t: TestApp;
let people: MatrixPeople;

beforeAll(async () => {
  t = await startTestApp();
  t.ctx.limiter = noLimits;
  people = await seedMatrix(t);
});
afterAll(() => t.close());

interface Route {
  method: string;
  path: string;
  rules: RouteRules;
  request?: {
    params?: object;
    query?: object;
    body?: { content: Record<string, { schema: object }> };
  };
}
const routes = allRoutes.map((route) => ({
  name: `${route.method} ${route.path}`,
  route: route as Route,
}));

/** The names that a route takes for something by its id. */
function idsOf({ request = {} }: Route): string[] {
  const parts = [request.params, request.query, request.body?.content['application/json']?.schema];
  const names = parts.flatMap((part) => Object.keys((part && 'shape' in part && part.shape) || {}));
  return names.filter((name) => /^(id|session)$|_id$/.test(name));
}

test('every route that names something by an id has a row, or says who owns it', () => {
  const naming = routes.filter(({ route }) => idsOf(route).length > 0).map(({ name }) => name);
  const known = (name: string) =>
    matrixRows[name]?.about === 'person' ||
    name in ownedRows ||
    name in withoutOwner ||
    partsOfTheDesk.some((part) => name.includes(part));
  expect(naming.length).toBeGreaterThan(40);
  expect(naming.filter((name) => !known(name))).toEqual([]);
  const names = routes.map(({ name }) => name);
  const left = [...Object.keys(ownedRows), ...Object.keys(withoutOwner)];
  expect(left.filter((name) => !names.includes(name))).toEqual([]);
});

const owners = (row: OwnedRow): Owner[] =>
  people.persons
    .filter(({ parentId }) => (row.of === 'child') === (parentId !== null))
    .flatMap((person) => {
      const cookie = people.actors.find(({ actor }) => actor?.id === person.id)?.cookie;
      return cookie ? [{ ...person, cookie }] : [];
    });

/** An answer as a stranger could compare it with another. */
async function compared(answer: Response): Promise<string> {
  const headers = headersSent(answer);
  return JSON.stringify({ status: answer.status, headers, body: await answer.text() });
}

const snapshot = async () =>
  (await everyStoredValue(t.database.pool)).map(({ place, value }) => `${place}=${value}`).sort();

describe.each(Object.entries(ownedRows))('%s', (name, row) => {
  const route = routes.find((one) => one.name === name)?.route;
  const send = (actor: MatrixActor, id: string, owner: Owner | null) => {
    const { path, body } = row.call(id, owner);
    const method = route?.method.toUpperCase() ?? '';
    return t.call(path, { method, body, cookie: actor.cookie });
  };
  const may = (actor: MatrixActor, owner: Owner) =>
    actor.actor !== null && row.by.includes(relationTo(actor.actor, owner));

  test('is there for its own, and to all others as if it were not', async () => {
    const objects = await Promise.all(
      owners(row).map(async (owner) => ({ owner, id: await row.seed(t, owner) })),
    );
    const before = await snapshot();
    for (const actor of people.actors) {
      if (!route?.rules.who.includes(actor.viewer)) {
        for (const { id, owner } of objects) {
          const answer = await send(actor, id, owner);
          const requested = actor.viewer === 'visitor' ? 401 : 403;
          expect.soft(answer.status, `${actor.name}, ${owner.name}`).toBe(requested);
        }
        continue;
      }
      const foreign = objects.filter(({ owner }) => !may(actor, owner)).map(({ id }) => id);
      const answers: string[] = [];
      for (const id of [...foreign, randomUUID(), 'missing-and-long']) {
        answers.push(await compared(await send(actor, id, null)));
      }
      expect.soft([...new Set(answers)], actor.name).toHaveLength(1);
      expect.soft(answers[0], actor.name).toContain('"status":404');
    }
    expect(await snapshot()).toEqual(before);
  });

  test('answers its own', async () => {
    const own = owners(row).flatMap((owner) =>
      people.actors.filter((actor) => may(actor, owner)).map((actor) => ({ actor, owner })),
    );
    expect(own.length).toBeGreaterThan(1);
    for (const { actor, owner } of own) {
      const answer = await send(actor, await row.seed(t, owner), owner);
      const said = `${actor.name}, ${owner.name}: ${await answer.clone().text()}`;
      expect.soft([200, 201], said).toContain(answer.status);
    }
  });
});
