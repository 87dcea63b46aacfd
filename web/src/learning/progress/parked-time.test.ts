import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubStorage } from '@/test/stub-storage.ts';
import type { TimeAct } from './acts.ts';
import { parkTime, takeParkedTime } from './parked-time.ts';

const act = (key: string): TimeAct => ({
  kind: 'time',
  key,
  at: '2026-01-01T10:00:00.000Z',
  lesson: '1-1',
  seconds: 7,
});
let kept: Map<string, string>;

beforeEach(() => {
  kept = stubStorage();
});
afterEach(() => vi.unstubAllGlobals());

it('parked time is given out once, to its own child only', () => {
  parkTime('lucia', act('a'));
  parkTime('lucia', act('b'));
  expect(takeParkedTime('marco')).toEqual([]);
  expect(takeParkedTime('lucia').map(({ key }) => key)).toEqual(['a', 'b']);
  expect(takeParkedTime('lucia')).toEqual([]);
});

it('text that is no list counts as nothing parked', () => {
  kept.set('time-left:lucia', '{broken');
  expect(takeParkedTime('lucia')).toEqual([]);
});
