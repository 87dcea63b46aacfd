import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceText } from '@/ui/device/device-value.ts';
import { readCachedCourse } from '../course/cached-course.ts';
import { downloadLessons } from './download-ahead.ts';
import { lessonQuery } from './lesson-query.ts';
import { isModuleSaved, markModule } from './saved-modules.ts';

const keys = vi.hoisted(() => new Map<string, string[]>());
const cached = vi.hoisted(() => new Map<string, Set<string>>());
vi.mock('./lesson-database.ts', () => ({
  cacheLesson: async (child: string, { id }: { id: string }) => cached.get(child)?.add(id),
  readCachedLesson: async (child: string, _: string, id: string) =>
    cached.get(child)?.has(id) ? { at: Date.now() } : undefined,
  removeLessons: async (child: string, which: (id: string) => boolean) => {
    for (const id of cached.get(child) ?? []) if (which(id)) cached.get(child)?.delete(id);
  },
}));

vi.mock('./quiz-key-database.ts', () => ({
  readQuizKey: async () => undefined,
  putQuizKey: async (child: string, { id }: { id: string }) =>
    void keys.set(child, [...(keys.get(child) ?? []), id]),
}));

/** Whether the server opens module 2 to the child, and the paths it was asked for. */
const server = { open: true, asked: [] as string[] };
const stops: (() => void)[] = [];
const question = { module: 2, lesson: 1, language: 'en', asker: 'lucia' } as const;

function lessonState(id: string, open: boolean) {
  const number = Number(id.split('-')[1]);
  return { id, number, title: id, available: true, open, completed: id === '1-1', percentage: 0 };
}

function courseNow() {
  const words = { slug: 's', title: 'T', summary: 'S', state: 'current' };
  const second = ['2-1', '2-2', '2-3', '2-4'].map((id) => lessonState(id, server.open));
  const modules = [
    { ...words, number: 1, lessons: [lessonState('1-1', true)] },
    { ...words, number: 2, lessons: second },
  ];
  return { language: 'en', modules };
}

async function answer(path: string): Promise<Response> {
  server.asked.push(path);
  if (path.startsWith('/rest/v1/course')) return Response.json(courseNow());
  const [, module, lesson] = /lessons\/(\d)\/(\d)/.exec(path) ?? [];
  if (!server.open) return Response.json({ code: 'lesson_locked_ask_parent' }, { status: 403 });
  return Response.json({ id: `${module}-${lesson}`, language: 'en' });
}

/** Listens for a child in a cache of pages; ends with the test. */
function listen(client: QueryClient, child = 'lucia'): QueryClient {
  stops.push(downloadLessons(client, child));
  return client;
}

const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const lessonsOf = (child: string) => [...(cached.get(child) ?? [])].sort();

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', answer);
  Object.assign(server, { open: true, asked: [] });
  cached.clear();
  keys.clear();
  for (const child of ['lucia', 'marco']) cached.set(child, new Set());
  deviceText('last-child').set('lucia');
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

it('the first lessons of the road that are not done are kept, and those behind one that is opened', async () => {
  const client = listen(newClient());
  await vi.waitFor(() => expect(lessonsOf('lucia')).toEqual(['2-1', '2-2', '2-3']));
  await client.fetchQuery(lessonQuery({ ...question, lesson: 3 }));
  await vi.waitFor(() => expect(lessonsOf('lucia')).toEqual(['2-1', '2-2', '2-3', '2-4']));
  await vi.waitFor(() =>
    expect(new Set(keys.get('lucia'))).toEqual(new Set(['1-1', '2-1', '2-2', '2-3', '2-4'])),
  );
  expect(server.asked.filter((path) => path.includes('/2/2?'))).toHaveLength(1);
});

it('the map told before any page asked who learns is known without a network', async () => {
  for (const key of ['last-child', 'known-course:lucia']) deviceText(key).set(null);
  listen(newClient());
  await vi.waitFor(() => expect(readCachedCourse('lucia', 'en')).toMatchObject({ language: 'en' }));
});

it('what is closed is taken away when the map says so, with the mark of a saved module', async () => {
  cached.set('lucia', new Set(['2-1', '2-4']));
  markModule('lucia', 'en', 2, true);
  server.open = false;
  listen(newClient());
  await vi.waitFor(() => expect(lessonsOf('lucia')).toEqual([]));
  expect(isModuleSaved('lucia', 'en', 2)).toBe(false);
});

it('a lesson refused before anybody listened takes those of its module away', async () => {
  cached.set('lucia', new Set(['2-1', '2-2', '3-1']));
  server.open = false;
  const client = newClient();
  await client.fetchQuery(lessonQuery(question)).catch(() => undefined);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  listen(client);
  await vi.waitFor(() => expect(lessonsOf('lucia')).toEqual(['3-1']));
});

it('nothing is kept under a child who is not the one here', async () => {
  const client = listen(newClient(), 'marco');
  await client.fetchQuery(lessonQuery({ ...question, asker: 'marco' }));
  await client.fetchQuery(lessonQuery(question));
  await new Promise((done) => setImmediate(done));
  expect(lessonsOf('marco')).toEqual([]);
  expect(lessonsOf('lucia')).toEqual([]);
});
