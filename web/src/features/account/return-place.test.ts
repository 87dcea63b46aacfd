import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubStorage } from '@/test/stub-storage.ts';
import { saveReturnPath, takeReturnPath } from './return-place.ts';

beforeEach(() => void stubStorage());
afterEach(() => vi.unstubAllGlobals());

it('a place kept at sign-up is where the new parent goes, once', () => {
  saveReturnPath('/subscription?plan=annual');
  expect(takeReturnPath()).toBe('/subscription?plan=annual');
  expect(takeReturnPath()).toBe('/dashboard');
});

it('signing up again without a place forgets the earlier one', () => {
  saveReturnPath('/subscription?plan=annual');
  saveReturnPath('');
  expect(takeReturnPath()).toBe('/dashboard');
});

it.each(['//evil.example', '/daily-trivia', '/login'])(
  '%s is no place for a new parent',
  (place) => {
    saveReturnPath(place);
    expect(takeReturnPath()).toBe('/dashboard');
  },
);

it('where the browser saves nothing, the place lasts as long as the page', () => {
  vi.stubGlobal('localStorage', undefined);
  saveReturnPath('/subscription?plan=annual');
  expect(takeReturnPath()).toBe('/subscription?plan=annual');
  expect(takeReturnPath()).toBe('/dashboard');
});
