import type { ChildReviews } from '@pius/contracts/reviews.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberChild } from '@/learning/progress/device-child.ts';
import { stubStorage } from '@/test/stub-storage.ts';
import { keepKnownReviews, knownReviews } from './known-reviews.ts';

let kept: Map<string, string>;
const reviews: ChildReviews = {
  child_id: 'lucia',
  language: 'fr',
  time_zone: 'Europe/Paris',
  items: [],
  answers: [],
};

beforeEach(() => {
  kept = stubStorage();
});
afterEach(() => vi.unstubAllGlobals());

it('the reviews of the child who is here are known, in their language', () => {
  rememberChild('lucia');
  keepKnownReviews('lucia', reviews);
  keepKnownReviews('marco', reviews);
  expect(knownReviews('lucia', 'fr')).toEqual(reviews);
  expect(knownReviews('lucia', 'en')).toBeUndefined();
  expect(knownReviews('marco', 'fr')).toBeUndefined();
});

it('another child leaves nothing of them', () => {
  rememberChild('lucia');
  keepKnownReviews('lucia', reviews);
  rememberChild('marco');
  expect(knownReviews('lucia', 'fr')).toBeUndefined();
  expect([...kept.keys()].filter((name) => name.includes('lucia'))).toEqual([]);
});

it.each(['{broken', '"old"', '{"language":"fr"}'])('%s counts as nothing known', (text) => {
  kept.set('known-reviews:lucia', text);
  expect(knownReviews('lucia', 'fr')).toBeUndefined();
});
