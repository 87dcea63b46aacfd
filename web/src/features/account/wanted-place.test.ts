import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepWantedPlace, takeWantedPlace } from './wanted-place.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
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

it('a browser that keeps nothing leads to the dashboard', () => {
  vi.stubGlobal('localStorage', undefined);
  keepWantedPlace('/subscription?plan=annual');
  expect(takeWantedPlace()).toBe('/dashboard');
});
