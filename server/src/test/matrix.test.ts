import { allRoutes } from '@pius/contracts/all-routes.ts';
import { type ErrorCode, errorStatus } from '@pius/contracts/errors.ts';
import type { RouteRules } from '@pius/contracts/route.ts';
import { mayRead, mayWrite, relationTo } from '@pius/domain/account/access.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './harness.ts';
import { headersSent } from './headers-sent.ts';
import {
  type MatrixActor,
  type MatrixPeople,
  type MatrixPerson,
  seedMatrix,
} from './matrix-family.ts';
import { type MatrixRow, matrixRows, type RowCall } from './matrix-rows.ts';
import { noLimits } from './no-limits.ts';

interface Route {
  method: string;
  path: string;
  responses: object;
  rules: RouteRules;
}
type PersonRow = Extract<MatrixRow, { about: 'person' }>;

let t: TestApp;
let people: MatrixPeople;

beforeAll(async () => {
  t = await startTestApp();
  t.ctx.limiter = noLimits;
  people = await seedMatrix(t);
});
afterAll(() => t.close());

const nameOf = (route: Route) => `${route.method} ${route.path}`;
const cases = allRoutes.map((route) => ({ name: nameOf(route), route: route as Route }));

const send = (route: Route, actor: MatrixActor, { path, body }: RowCall) =>
  t.call(path, { method: route.method.toUpperCase(), body, cookie: actor.cookie });

/** What an actor who may not call at all is told; null for who may. */
function refusal(route: Route, row: MatrixRow, actor: MatrixActor): ErrorCode | null {
  if (actor.viewer === 'visitor' && row.visitorCode) return row.visitorCode;
  if (route.rules.who.includes(actor.viewer)) return null;
  return actor.viewer === 'visitor' ? 'user_not_authenticated' : 'forbidden';
}

function mayActor(route: Route, row: PersonRow, actor: MatrixActor, person: MatrixPerson) {
  if (row.childrenOnly && person.parentId === null) return false;
  const may = row.way === 'read' ? mayRead : mayWrite;
  return may(route.rules.thing ?? '', relationTo(actor.actor, person));
}

/** An answer as a stranger could compare it with another. */
async function compared(answer: Response) {
  const headers = headersSent(answer);
  return JSON.stringify({ status: answer.status, headers, body: await answer.text() });
}

async function expectCode(answer: Response, code: ErrorCode, title: string) {
  expect.soft(answer.status, title).toBe(errorStatus[code]);
  expect.soft(await answer.json(), title).toMatchObject({ code, message: expect.any(String) });
}

async function expectSuccess(route: Route, answer: Response, title: string) {
  const success = [200, 201, 202].find((status) => status in route.responses);
  expect.soft(answer.status, `${title}: ${await answer.clone().text()}`).toBe(success);
}

describe('the matrix', () => {
  test('has a row for every route, and none for a route that is no more', () => {
    expect(Object.keys(matrixRows).sort()).toEqual(cases.map(({ name }) => name).sort());
  });

  test('has a route for every path the server answers, but for those of better-auth', () => {
    const ofLibrary = ['/auth/v1/sign-in/email', '/auth/v1/get-session', '/auth/v1/sign-out'];
    const served = t.app.routes
      .filter(
        ({ method, path }) =>
          method !== 'ALL' && /^\/(auth|rest|functions|storage)\/v1\//.test(path),
      )
      .filter(({ path }) => !ofLibrary.includes(path))
      .map(({ method, path }) => `${method.toLowerCase()} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
      .filter((name) => name !== 'get /rest/v1/openapi.json');
    expect(served.sort()).toEqual(cases.map(({ name }) => name).sort());
  });

  test('counts in the database whatever is limited for longer than five minutes', () => {
    const long = cases.filter(({ route }) => route.rules.limit.seconds > 300);
    expect(long.length).toBeGreaterThan(0);
    expect(long.filter(({ route }) => !route.rules.limit.shared)).toEqual([]);
  });

  test('asks for a thing of the table wherever a route is about a person', () => {
    const without = cases.filter(
      ({ name, route }) => matrixRows[name]?.about === 'person' && !route.rules.thing,
    );
    expect(without).toEqual([]);
  });
});

/** Deleting a person comes last, so that all others find everybody there. */
const deletes = ({ name, route }: (typeof cases)[number]) =>
  Number(route.method === 'delete' && matrixRows[name]?.about === 'person');
const inOrder = cases.toSorted((a, b) => deletes(a) - deletes(b));

describe.each(inOrder)('$name', ({ name, route }) => {
  const row = matrixRows[name];
  if (!row) return;

  test('turns away who may not call, whatever is asked for', async () => {
    for (const actor of people.actors) {
      const code = refusal(route, row, actor);
      if (code === null || row.visitorCode) continue;
      const target = row.about === 'person' ? row.call(people.persons[1]?.id ?? '') : row.call();
      for (const call of [target, ...row.malformed]) {
        await expectCode(await send(route, actor, call), code, `${actor.name} ${call.path}`);
      }
    }
  });

  test('refuses what is malformed', async () => {
    for (const actor of people.actors) {
      if (!route.rules.who.includes(actor.viewer)) continue;
      for (const call of row.malformed) {
        const answer = await send(route, actor, call);
        expect.soft(answer.status, `${actor.name} ${JSON.stringify(call)}`).toBe(400);
      }
    }
  });

  if (row.about === 'person') {
    test('gives foreign and missing things the one same answer', async () => {
      for (const actor of people.actors) {
        if (refusal(route, row, actor)) continue;
        const foreign = people.persons.filter((person) => !mayActor(route, row, actor, person));
        const ids = [...foreign.map(({ id }) => id), crypto.randomUUID(), 'missing', "' or 1=1 --"];
        const answers = await Promise.all(
          ids.map(async (id) => send(route, actor, row.call(encodeURIComponent(id)))),
        );
        for (const answer of answers) expect.soft(answer.status, actor.name).toBe(404);
        const seen = new Set(await Promise.all(answers.map(compared)));
        expect.soft([...seen], actor.name).toHaveLength(1);
      }
    });

    test('answers exactly those whom the table names', async () => {
      for (const actor of people.actors) {
        if (refusal(route, row, actor)) continue;
        const own = people.persons.filter((person) => mayActor(route, row, actor, person));
        for (const person of own) {
          const answer = await send(route, actor, row.call(person.id));
          await expectSuccess(route, answer, `${actor.name} about ${person.name}`);
        }
      }
    });
  } else {
    test('answers exactly those who may call', async () => {
      for (const actor of people.actors) {
        const code = refusal(route, row, actor) ?? row.code ?? null;
        const answer = await send(route, actor, row.call());
        if (code) await expectCode(answer, code, actor.name);
        else await expectSuccess(route, answer, actor.name);
      }
    });

    test('answers 404 for what does not exist', async () => {
      for (const actor of people.actors) {
        if (refusal(route, row, actor)) continue;
        for (const call of row.missing?.calls ?? []) {
          const answer = await send(route, actor, call);
          await expectCode(answer, row.missing?.code ?? 'not_found', `${actor.name} ${call.path}`);
        }
      }
    });
  }
});
