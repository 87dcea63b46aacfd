import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubStorage } from '@/test/stub-storage.ts';
import type { Act } from './acts.ts';
import { addDeviceAct, deviceActs, removeDeviceActs, watchDeviceActs } from './device-acts.ts';

const act = (key: string, part: string): Act => ({
  kind: 'part',
  key,
  at: '2026-01-01T10:00:00.000Z',
  lesson: '1-1',
  part,
});
let kept: Map<string, string>;

beforeEach(() => {
  kept = stubStorage();
});
afterEach(() => vi.unstubAllGlobals());

it('a visitor’s acts are kept in the order they were done, a part once', () => {
  addDeviceAct(act('a', 'goals'));
  addDeviceAct(act('b', 'story'));
  addDeviceAct(act('c', 'goals'));
  expect(deviceActs().map(({ key }) => key)).toEqual(['a', 'b']);
});

it('the list stays the same until it changes, and whoever watches is told', () => {
  let told = 0;
  const stop = watchDeviceActs(() => {
    told += 1;
  });
  addDeviceAct(act('a', 'goals'));
  expect(deviceActs()).toBe(deviceActs());
  stop();
  addDeviceAct(act('b', 'story'));
  expect(told).toBe(1);
  expect(deviceActs()).toHaveLength(2);
});

it('acts that have moved on are forgotten, later ones stay', () => {
  addDeviceAct(act('a', 'goals'));
  addDeviceAct(act('b', 'story'));
  removeDeviceActs(new Set(['a']));
  expect(deviceActs().map(({ key }) => key)).toEqual(['b']);
  removeDeviceActs(new Set(['b']));
  expect(kept.size).toBe(0);
});

it('text that is no list of acts counts as nothing done', () => {
  kept.set('visitor-progress', '{broken');
  expect(deviceActs()).toEqual([]);
  kept.set('visitor-progress', '{"old":"shape"}');
  expect(deviceActs()).toEqual([]);
});
