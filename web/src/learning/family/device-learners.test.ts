import { afterEach, expect, it, vi } from 'vitest';
import { stubStorage } from '@/test/stub-storage.ts';
import { cachedLearners } from './device-learners.ts';

const lucia = { id: '1', name: 'Lucia', has_pictures: true, paused: false, mark: 'm' };

/** The learners in what an earlier visit saved. */
function learnersIn(text: string) {
  stubStorage().set('family-device', text);
  return cachedLearners();
}

afterEach(() => vi.unstubAllGlobals());

it('what is kept are names, and what is no child is left out', () => {
  expect(learnersIn(JSON.stringify([lucia]))).toEqual([lucia]);
  expect(learnersIn(JSON.stringify([lucia, { name: 7 }, null, 'x']))).toEqual([lucia]);
  expect(learnersIn('[]')).toEqual([]);
});

it.each(['', 'no json', '{}'])('%j is no device that was approved', (text) => {
  expect(learnersIn(text)).toBeNull();
});
