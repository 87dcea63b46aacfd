import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubStorage } from '@/test/stub-storage.ts';
import { keepWantedPlace, takeWantedPlace } from './wanted-place.ts';

beforeEach(() => void stubStorage());
afterEach(() => vi.unstubAllGlobals());

it('a place kept at sign-up is where the new parent goes, once', () => {
  keepWantedPlace('/subscription?plan=annual');
  expect(takeWantedPlace()).toBe('/subscription?plan=annual');
  expect(takeWantedPlace()).toBe('/dashboard');
});

it('signing up again without a place forgets the earlier one', () => {
  keepWantedPlace('/subscription?plan=annual');
  keepWantedPlace('');
  expect(takeWantedPlace()).toBe('/dashboard');
});

it.each(['//evil.example', '/daily-trivia', '/login'])(
  '%s is no place for a new parent',
  (place) => {
    keepWantedPlace(place);
    expect(takeWantedPlace()).toBe('/dashboard');
  },
);

it('where the browser saves nothing, the place lasts as long as the page', () => {
  vi.stubGlobal('localStorage', undefined);
  keepWantedPlace('/subscription?plan=annual');
  expect(takeWantedPlace()).toBe('/subscription?plan=annual');
  expect(takeWantedPlace()).toBe('/dashboard');
});
