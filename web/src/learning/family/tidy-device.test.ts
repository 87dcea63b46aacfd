import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '@/test/stub-storage.ts';
import { forgetLessons, tidyDevice } from './tidy-device.ts';

let texts: Map<string, string>;
const removed: string[] = [];
vi.mock('../lessons/lesson-database.ts', () => ({
  childrenWithLessons: async () => new Set(['lucia', 'marco', 'cousin']),
  removeLessons: async (child: string) => void removed.push(child),
}));

const learner = (id: string, mark = 'm1') => ({
  id,
  name: id,
  has_pictures: false,
  paused: false,
  mark,
});
const names = () => [...texts.keys()].toSorted();

beforeEach(() => {
  texts = stubStorage();
  removed.length = 0;
  for (const child of ['lucia', 'marco']) {
    texts.set(`offline-key:${child}`, JSON.stringify({ mark: 'm1', language: 'en', ways: {} }));
    texts.set(`known-progress:${child}`, '{}');
  }
});
afterEach(() => vi.unstubAllGlobals());

test('what still holds stays, and lessons of who is no learner of this device go', async () => {
  await tidyDevice([learner('lucia'), learner('marco')]);
  expect(names()).toHaveLength(4);
  expect(removed).toEqual(['cousin']);
});

test('a child whose secret changed is not known any more; its lessons wait for it', async () => {
  await tidyDevice([learner('lucia'), learner('marco', 'm2')]);
  expect(names()).toEqual(['known-progress:lucia', 'offline-key:lucia']);
  expect(removed).toEqual(['cousin']);
});

test('a child that is removed leaves nothing of the course here', async () => {
  await tidyDevice([learner('lucia')]);
  expect(names()).toEqual(['known-progress:lucia', 'offline-key:lucia']);
  expect(removed).toEqual(['marco', 'marco', 'cousin']);
});

test('a device that is taken back knows nobody, but for who is signed in', async () => {
  texts.set('last-child', 'lucia');
  await tidyDevice(null);
  expect(names()).toEqual(['known-progress:lucia', 'last-child']);
  expect(removed).toEqual(['marco']);
});

test('with its lessons a child loses the modules saved for the road', async () => {
  texts.set('saved-modules:marco', 'en:2');
  await forgetLessons('marco');
  expect(texts.has('saved-modules:marco')).toBe(false);
  expect(removed).toEqual(['marco']);
});
