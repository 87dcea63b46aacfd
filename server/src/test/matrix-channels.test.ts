import { afterAll, beforeAll, expect, test } from 'vitest';
import { correctionsTopic } from '../features/course/corrections/apply.ts';
import { topicOfAccount } from '../platform/realtime/routes.ts';
import { eventReader } from './event-reader.ts';
import { startTestApp, type TestApp } from './harness.ts';
import { type MatrixPeople, seedMatrix } from './matrix-family.ts';
import { noLimits } from './no-limits.ts';

let t: TestApp;
let people: MatrixPeople;

beforeAll(async () => {
  t = await startTestApp();
  t.ctx.limiter = noLimits;
  people = await seedMatrix(t);
});
afterAll(() => t.close());

const listen = (cookie: string | undefined, query = '') =>
  t.app.request(`http://localhost:3000/realtime/v1/events${query}`, {
    headers: cookie ? { cookie } : {},
  });

test('nobody listens without a valid session of a grown-up', async () => {
  const others = people.actors.filter(({ viewer }) => viewer === 'visitor' || viewer === 'child');
  expect(others.length).toBeGreaterThan(6);
  for (const { name, viewer, cookie } of others) {
    expect((await listen(cookie)).status, name).toBe(viewer === 'child' ? 403 : 401);
  }
});

test('each grown-up hears of the own children alone, whatever else is asked for', async () => {
  const grownUps = people.actors.filter(({ viewer }) => viewer === 'parent' || viewer === 'admin');
  const ids = people.persons.map(({ id }) => id);
  const wishes = [
    '',
    `?comments=${encodeURIComponent(topicOfAccount(ids[0] ?? ''))}`,
    ...ids.map((id) => `?comments=${id}%20en&after=0`),
    `?comments=${correctionsTopic}&topic=${correctionsTopic}`,
  ];
  for (const wish of wishes) {
    const open = await Promise.all(
      grownUps.map(async (actor) => ({
        actor,
        reader: eventReader(await listen(actor.cookie, wish)),
      })),
    );
    for (const { actor: child, cookie } of people.actors) {
      if (child?.role !== 'child') continue;
      const at = new Date().toISOString();
      const body = { key: crypto.randomUUID(), at, sentAt: at, lesson: '1-1', part: 'goals' };
      await t.call('/rest/v1/progress', { method: 'POST', cookie, body });
    }
    t.ctx.realtime.publish(correctionsTopic, 'published', { lesson: '1-1' });
    for (const { actor } of open) {
      t.ctx.realtime.publish(topicOfAccount(actor.actor?.id ?? ''), 'last', {});
    }
    for (const { actor, reader } of open) {
      const received = new Set<string>();
      for (let event = await reader.next(); event?.name !== 'last'; event = await reader.next()) {
        if (event === null) throw new Error(`${actor.name} was cut off`);
        if (!['ready', 'again', 'beat'].includes(event.name))
          received.add(event.data.child_id ?? event.name);
      }
      await reader.close();
      const own = people.persons.filter(({ parentId }) => parentId === actor.actor?.id);
      expect([...received].sort(), `${actor.name} ${wish}`).toEqual(own.map(({ id }) => id).sort());
    }
  }
});
