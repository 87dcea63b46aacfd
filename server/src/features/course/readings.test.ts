import type { LessonView } from '@pius/contracts/course.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readings } from '../../db/tables/course.ts';
import { type Desk, startDesk } from '../../test/desk.ts';
import { bodyOf } from '../../test/harness.ts';

interface Listed {
  items: {
    id: string;
    title: string;
    languages: Record<string, { reader: unknown; changed: boolean }>;
  }[];
}

const clare = { by: 'Sister Clare, Assisi', on: '2031-02-28' };
let desk: Desk;

beforeAll(async () => {
  desk = await startDesk(new Date('2031-03-01T10:00:00Z'));
});
afterAll(() => desk.t.close());

const readerOf = async (text: string, lang: string) =>
  (await bodyOf<{ reader: unknown }>(await desk.t.call(`/rest/v1/readings/${text}?lang=${lang}`)))
    .reader;

test('a reading counts for one language, on the lesson, the saint and in the list', async () => {
  expect((await desk.send('PUT', 'readings/lesson/1-1/fr', clare)).status).toBe(200);
  expect((await desk.send('PUT', 'readings/saint/03-01/fr', clare)).status).toBe(200);
  expect(await readerOf('lesson/1-1', 'fr')).toEqual(clare);
  expect(await readerOf('lesson/1-1', 'en')).toBeNull();
  const lesson = await desk.t.call('/rest/v1/lessons/1/1?lang=fr');
  expect((await bodyOf<LessonView>(lesson)).reader).toEqual(clare);
  const saint = await desk.t.call('/rest/v1/saints/2031-03-01?lang=fr');
  expect(await bodyOf(saint)).toMatchObject({ reader: clare });
  const { items } = await desk.get<Listed>('readings?kind=lesson&lang=fr');
  expect(items).toHaveLength(52);
  expect(items[0]?.languages).toMatchObject({ fr: { reader: clare }, en: { reader: null } });
});

test('a reading of other words than those that stand does not count, and the desk says so', async () => {
  await desk.t.ctx.db.update(readings).set({ textVersion: 'earlier' });
  expect(await readerOf('lesson/1-1', 'fr')).toBeNull();
  const { items } = await desk.get<Listed>('readings?kind=saint&month=3&lang=fr');
  expect(items).toHaveLength(31);
  expect(items[0]?.languages.fr).toMatchObject({ reader: null, changed: true });
  expect((await desk.send('PUT', 'readings/lesson/1-1/fr', clare)).status).toBe(200);
  expect(await readerOf('lesson/1-1', 'fr')).toEqual(clare);
});

test('a reading can be taken back, once', async () => {
  expect((await desk.send('DELETE', 'readings/lesson/1-1/fr')).status).toBe(200);
  expect(await readerOf('lesson/1-1', 'fr')).toBeNull();
  expect((await desk.send('DELETE', 'readings/lesson/1-1/fr')).status).toBe(404);
});

test('nobody reads a text to come, or without a name', async () => {
  const later = await desk.send('PUT', 'readings/lesson/1-1/fr', { ...clare, on: '2031-03-03' });
  expect(later.status).toBe(400);
  const nameless = await desk.send('PUT', 'readings/lesson/1-1/fr', { ...clare, by: '  ' });
  expect(await bodyOf(nameless)).toMatchObject({ code: 'name_required' });
});
