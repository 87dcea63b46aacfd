import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubStorage } from '@/test/stub-storage.ts';
import {
  addDeviceMutation,
  deviceMutations,
  removeDeviceMutations,
  watchDeviceMutations,
} from './device-mutations.ts';
import type { PendingMutation } from './mutations.ts';

const mutation = (key: string, part: string): PendingMutation => ({
  kind: 'part',
  key,
  at: '2026-01-01T10:00:00.000Z',
  lesson: '1-1',
  part,
});
let saved: Map<string, string>;

beforeEach(() => {
  saved = stubStorage();
});
afterEach(() => vi.unstubAllGlobals());

it('a visitor’s acts are kept in the order they were done, a part once', () => {
  addDeviceMutation(mutation('a', 'goals'));
  addDeviceMutation(mutation('b', 'story'));
  addDeviceMutation(mutation('c', 'goals'));
  expect(deviceMutations().map(({ key }) => key)).toEqual(['a', 'b']);
});

it('the list stays the same until it changes, and whoever watches is told', () => {
  let seen = 0;
  const stop = watchDeviceMutations(() => {
    seen += 1;
  });
  addDeviceMutation(mutation('a', 'goals'));
  expect(deviceMutations()).toBe(deviceMutations());
  stop();
  addDeviceMutation(mutation('b', 'story'));
  expect(seen).toBe(1);
  expect(deviceMutations()).toHaveLength(2);
});

it('acts that have moved on are forgotten, later ones stay', () => {
  addDeviceMutation(mutation('a', 'goals'));
  addDeviceMutation(mutation('b', 'story'));
  removeDeviceMutations(new Set(['a']));
  expect(deviceMutations().map(({ key }) => key)).toEqual(['b']);
  removeDeviceMutations(new Set(['b']));
  expect(saved.size).toBe(0);
});

it('text that is no list of acts counts as nothing done', () => {
  saved.set('visitor-progress', '{broken');
  expect(deviceMutations()).toEqual([]);
  saved.set('visitor-progress', '{"old":"shape"}');
  expect(deviceMutations()).toEqual([]);
});
