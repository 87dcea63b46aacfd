import type { ChildReviews } from '@pius/contracts/reviews.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cacheChild } from '@/learning/progress/device-child.ts';
import { stubStorage } from '@/test/stub-storage.ts';
import { cacheReviews, readCachedReviews } from './cached-reviews.ts';

let cached: Map<string, string>;
const reviews: ChildReviews = {
  child_id: 'lucia',
  language: 'fr',
  time_zone: 'Europe/Paris',
  items: [],
  answers: [],
};

beforeEach(() => {
  cached = stubStorage();
});
afterEach(() => vi.unstubAllGlobals());

it('the reviews of the child who is here are known, in their language', () => {
  cacheChild('lucia');
  cacheReviews('lucia', reviews);
  cacheReviews('marco', reviews);
  expect(readCachedReviews('lucia', 'fr')).toEqual(reviews);
  expect(readCachedReviews('lucia', 'en')).toBeUndefined();
  expect(readCachedReviews('marco', 'fr')).toBeUndefined();
});

it('another child leaves nothing of them', () => {
  cacheChild('lucia');
  cacheReviews('lucia', reviews);
  cacheChild('marco');
  expect(readCachedReviews('lucia', 'fr')).toBeUndefined();
  expect([...cached.keys()].filter((name) => name.includes('lucia'))).toEqual([]);
});

it.each(['{broken', '"old"', '{"language":"fr"}'])('%s counts as nothing known', (text) => {
  cached.set('known-reviews:lucia', text);
  expect(readCachedReviews('lucia', 'fr')).toBeUndefined();
});
