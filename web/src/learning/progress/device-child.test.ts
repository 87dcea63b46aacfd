import type { ChildProgress } from '@pius/contracts/progress.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubStorage } from '@/test/stub-storage.ts';
import { childHere, keepKnownProgress, knownProgress, rememberChild } from './device-child.ts';

let kept: Map<string, string>;
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
  kept = stubStorage();
});
afterEach(() => vi.unstubAllGlobals());

it('what the server said of the child who is signed in here is known later', () => {
  rememberChild('lucia');
  keepKnownProgress('lucia', progress);
  expect(knownProgress('lucia')).toEqual(progress);
  expect(knownProgress('marco')).toBeUndefined();
});

it('nothing is kept of a child who is not signed in here, such as after signing out', () => {
  keepKnownProgress('lucia', progress);
  rememberChild('marco');
  keepKnownProgress('lucia', progress);
  expect(knownProgress('lucia')).toBeUndefined();
});

it('signing out forgets what the server has', () => {
  rememberChild('lucia');
  keepKnownProgress('lucia', progress);
  rememberChild(null);
  expect(childHere()).toBeNull();
  expect(kept.size).toBe(0);
});

it('another child signing in leaves nothing of the one before', () => {
  rememberChild('lucia');
  keepKnownProgress('lucia', progress);
  rememberChild('marco');
  expect(childHere()).toBe('marco');
  expect(knownProgress('lucia')).toBeUndefined();
});

it('the same child signing in again keeps what is known', () => {
  rememberChild('lucia');
  keepKnownProgress('lucia', progress);
  rememberChild('lucia');
  expect(knownProgress('lucia')).toEqual(progress);
});

it('text that is no progress counts as nothing known', () => {
  kept.set('known-progress:lucia', '{broken');
  expect(knownProgress('lucia')).toBeUndefined();
  kept.set('known-progress:lucia', '"old"');
  expect(knownProgress('lucia')).toBeUndefined();
});
