import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TimeAct } from './acts.ts';
import { parkTime, takeParkedTime } from './parked-time.ts';

const act = (key: string): TimeAct => ({
  kind: 'time',
  key,
  at: '2026-01-01T10:00:00.000Z',
  lesson: '1-1',
  seconds: 7,
});
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
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
