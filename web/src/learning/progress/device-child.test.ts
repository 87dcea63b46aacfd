import type { ChildProgress } from '@pius/contracts/progress.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubStorage } from '@/test/stub-storage.ts';
import { cacheChild, cacheProgress, childHere, readCachedProgress } from './device-child.ts';

let saved: Map<string, string>;
const progress: ChildProgress = {
  child_id: 'lucia',
  name: 'Lucia',
  overall_percentage: 0,
  lessons_completed: 0,
  lessons_total: 52,
  current_module: 1,
  current_lesson: '1-1',
  time_spent_seconds: 0,
  last_active: null,
  current_streak: 0,
  longest_streak: 0,
  week: [],
  learnt_days: [],
  badges: [],
  lessons: [],
};

beforeEach(() => {
  saved = stubStorage();
});
afterEach(() => vi.unstubAllGlobals());

it('what the server said of the child who is signed in here is known later', () => {
  cacheChild('lucia');
  cacheProgress('lucia', progress);
  expect(readCachedProgress('lucia')).toEqual(progress);
  expect(readCachedProgress('marco')).toBeUndefined();
});

it('nothing is kept of a child who is not signed in here, such as after signing out', () => {
  cacheProgress('lucia', progress);
  cacheChild('marco');
  cacheProgress('lucia', progress);
  expect(readCachedProgress('lucia')).toBeUndefined();
});

it('signing out forgets what the server has', () => {
  cacheChild('lucia');
  cacheProgress('lucia', progress);
  cacheChild(null);
  expect(childHere()).toBeNull();
  expect(saved.size).toBe(0);
});

it('another child signing in leaves nothing of the one before', () => {
  cacheChild('lucia');
  cacheProgress('lucia', progress);
  cacheChild('marco');
  expect(childHere()).toBe('marco');
  expect(readCachedProgress('lucia')).toBeUndefined();
});

it('the same child signing in again keeps what is known', () => {
  cacheChild('lucia');
  cacheProgress('lucia', progress);
  cacheChild('lucia');
  expect(readCachedProgress('lucia')).toEqual(progress);
});

it('text that is no progress counts as nothing known', () => {
  saved.set('known-progress:lucia', '{broken');
  expect(readCachedProgress('lucia')).toBeUndefined();
  saved.set('known-progress:lucia', '"old"');
  expect(readCachedProgress('lucia')).toBeUndefined();
});
