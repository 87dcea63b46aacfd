import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDocument } from '@/features/admin/import/import-database.ts';
import { readCachedDay } from '@/learning/days/day-database.ts';
import { readCachedMedia } from '@/learning/lesson-media/media-database.ts';
import {
  childrenWithLessons,
  readCachedLesson,
  removeLessons,
} from '@/learning/lessons/lesson-database.ts';
import { readQuizKey } from '@/learning/lessons/quiz-key-database.ts';
import { mutationStorage } from '@/learning/progress/mutation-database.ts';
import type { PendingMutation } from '@/learning/progress/mutations.ts';
import { carryOverAll } from '@/ui/device/carry-over.ts';
import { deviceDatabase } from '@/ui/device/device-database.ts';

const oldNames = ['progress', 'lessons', 'quiz-keys', 'lesson-media', 'days', 'imports'];
const ofLesson = { child: 'lucia', language: 'en', id: '2-5' };
const mutation = (key: string): PendingMutation => ({
  kind: 'part',
  key,
  at: '2026-01-01T10:00:00.000Z',
  lesson: '2-5',
  part: key,
});

/**
 * Makes the six databases as an installation has them.
 * @param count - How many acts wait in it.
 */
async function makeOldDatabases(count = 3): Promise<void> {
  const progress = await openOldProgress();
  for (let at = 0; at < count; at += 1)
    await progress.add('acts', { learner: 'lucia', key: `a${at}`, act: mutation(`a${at}`) });
  const lessons = await openDB('lessons', 1, {
    upgrade: (made) =>
      void made
        .createObjectStore('lessons', { keyPath: ['child', 'language', 'id'] })
        .createIndex('child', 'child'),
  });
  await lessons.put('lessons', { ...ofLesson, lesson: { title: 'The Creed' }, at: 1, bytes: 2 });
  const keys = await openDB('quiz-keys', 1, {
    upgrade: (made) =>
      void made.createObjectStore('keys', { keyPath: ['child', 'language', 'id'] }),
  });
  await keys.put('keys', { ...ofLesson, key: { id: '2-5' }, at: 1 });
  const media = await openDB('lesson-media', 1, {
    upgrade: (made) =>
      void made.createObjectStore('media', { keyPath: ['child', 'language', 'id'] }),
  });
  const files = new Map([['p1', new Blob(['a picture'], { type: 'image/webp' })]]);
  await media.put('media', { ...ofLesson, media: {}, files });
  const days = await openDB('days', 1, {
    upgrade: (made) =>
      void made.createObjectStore('days', { keyPath: ['kind', 'language', 'name'] }),
  });
  await days.put('days', { kind: 'month', language: 'en', name: '02', data: [], at: 1 });
  const imports = await openDB('imports', 1, {
    upgrade(made) {
      made.createObjectStore('documents');
      made.createObjectStore('progress');
    },
  });
  await imports.put('documents', { name: 'posts.xml', reading: {} }, 'anna');
  await imports.put('progress', { choices: {}, outcomes: {} }, 'anna');
  for (const database of [progress, lessons, keys, media, days, imports]) database.close();
}

function openOldProgress() {
  return openDB('progress', 1, {
    upgrade(made) {
      const actions = made.createObjectStore('acts', { autoIncrement: true });
      actions.createIndex('learner', 'learner');
      actions.createIndex('once', ['learner', 'key'], { unique: true });
    },
  });
}

const waiting = async () => (await mutationStorage.list('lucia')).map(({ key }) => key);

async function databaseNames(): Promise<(string | undefined)[]> {
  return (await indexedDB.databases()).map(({ name }) => name).toSorted();
}

async function expectAllData(count = 3): Promise<void> {
  expect(await waiting()).toEqual(Array.from({ length: count }, (_, at) => `a${at}`));
  expect(await readCachedLesson('lucia', 'en', '2-5')).toMatchObject({
    lesson: { title: 'The Creed' },
  });
  expect(await readQuizKey('lucia', 'en', '2-5')).toMatchObject({ key: { id: '2-5' } });
  const media = await readCachedMedia('lucia', 'en', '2-5');
  expect(await media?.files.get('p1')?.text()).toBe('a picture');
  expect(await readCachedDay('month', 'en', '02')).toMatchObject({ at: 1 });
  expect(await readDocument('anna')).toMatchObject({
    document: { name: 'posts.xml' },
    progress: { choices: {} },
  });
}

async function deleteAll(): Promise<void> {
  for (const name of [...oldNames, 'device']) await deleteDB(name);
}

beforeEach(deleteAll);
afterEach(deleteAll);

test('a new installation has one database', async () => {
  expect(await waiting()).toEqual([]);
  expect(await databaseNames()).toEqual(['device']);
});

test('the data of the six databases of before are carried over, and they are deleted', async () => {
  await makeOldDatabases();
  await expectAllData();
  expect(await databaseNames()).toEqual(['device']);
});

test('a database that has no stores hinders nothing', async () => {
  (await openDB('lessons', 1)).close();
  expect(await childrenWithLessons()).toEqual(new Set());
  expect(await databaseNames()).toEqual(['device']);
});

test('what was copied and not yet deleted is not doubled, and what is newer stays', async () => {
  await makeOldDatabases();
  const database = await deviceDatabase();
  await database.put('days', { kind: 'month', language: 'en', name: '02', at: 2 });
  await makeOldDatabases();
  await carryOverAll(database);
  expect(await waiting()).toEqual(['a0', 'a1', 'a2']);
  expect(await readCachedDay('month', 'en', '02')).toMatchObject({ at: 2 });
});

test('with a lesson goes what belongs to it, of this child alone', async () => {
  await makeOldDatabases();
  const database = await deviceDatabase();
  await database.put('lessons', { ...ofLesson, child: 'marco' });
  await removeLessons('lucia', (id) => id === '2-5');
  expect(await readCachedLesson('lucia', 'en', '2-5')).toBeUndefined();
  expect(await readQuizKey('lucia', 'en', '2-5')).toBeUndefined();
  expect(await readCachedMedia('lucia', 'en', '2-5')).toBeUndefined();
  expect(await childrenWithLessons()).toEqual(new Set(['marco']));
});

test('while a tab from before is open this page goes on, and what that tab leaves comes when it is closed', async () => {
  await makeOldDatabases();
  const oldTab = await openOldProgress();
  expect(await waiting()).toEqual([]);
  await mutationStorage.add('lucia', mutation('new'));
  await oldTab.add('acts', { learner: 'lucia', key: 'late', act: mutation('late') });
  oldTab.close();
  await expect.poll(waiting).toEqual(['new', 'a0', 'a1', 'a2', 'late']);
  await expect.poll(databaseNames).toEqual(['device']);
});

test('a newer version in another tab is not held up, and acts are saved after it too', async () => {
  await mutationStorage.add('lucia', mutation('a0'));
  const newer = await openDB('device', 2);
  newer.close();
  await mutationStorage.add('lucia', mutation('a1'));
  expect(await waiting()).toEqual(['a0', 'a1']);
});

test('an act for which there is no room waits in memory, behind those that are saved', async () => {
  await mutationStorage.add('lucia', mutation('a0'));
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('No room.', 'QuotaExceededError');
  });
  await mutationStorage.add('lucia', mutation('a1'));
  expect(await waiting()).toEqual(['a0', 'a1']);
  for (const key of ['a0', 'a1']) await mutationStorage.remove('lucia', key);
  expect(await waiting()).toEqual([]);
});

test('two pages that begin at once carry over everything, and once', async () => {
  await makeOldDatabases();
  const other = openInWorker();
  await expect.poll(databaseNames, { interval: 1 }).toContain('device');
  await expectAllData();
  await expect.poll(databaseNames).toEqual(['device']);
  other.terminate();
});

test('killed at any moment of it, nothing is lost or doubled', async () => {
  for (let round = 0; round < 16; round += 1) {
    await deleteAll();
    await makeOldDatabases(20);
    await killWhileCarrying(round * 4);
    await expectAllData(20);
    expect(await databaseNames()).toEqual(['device']);
  }
});

/** Opens the database in a worker, which is ended so many milliseconds after there is one. */
async function killWhileCarrying(after: number): Promise<void> {
  const worker = openInWorker();
  await expect.poll(databaseNames, { interval: 1 }).toContain('device');
  await new Promise((done) => setTimeout(done, after));
  worker.terminate();
}

function openInWorker(): Worker {
  const [database, carrying] = ['device-database', 'carry-over'].map((file) =>
    JSON.stringify(new URL(`../ui/device/${file}.ts`, import.meta.url).href),
  );
  // The runner is what Vitest puts round each import of a test.
  const script = `
    import ${carrying};
    import { deviceDatabase } from ${database};
    globalThis.__vitest_browser_runner__ = { wrapDynamicImport: (load) => load() };
    void deviceDatabase();
  `;
  const source = new Blob([script], { type: 'text/javascript' });
  return new Worker(URL.createObjectURL(source), { type: 'module' });
}
