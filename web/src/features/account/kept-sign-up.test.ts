import { afterEach, expect, it, vi } from 'vitest';
import { forgetSignUp, keepSignUp, keptSignUp } from './kept-sign-up.ts';

const typed = {
  account_type: 'catechist',
  full_name: 'Marie-Hélène Lefèvre',
  phone: '',
  email: 'mh.lefevre@example.org',
  password: 'a-long-lantern',
  password_again: 'a-long-lantern',
  over_18: true,
  privacy_read: true,
  terms_read: false,
} as const;

function storage(): Map<string, string> {
  const map = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => map.set(key, value),
    removeItem: (key: string) => map.delete(key),
  });
  return map;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('what was typed, chosen and read comes back, and no password is written down', () => {
  const map = storage();
  keepSignUp(typed);
  expect([...map.values()].join()).not.toContain(typed.password);
  expect(keptSignUp()).toEqual({
    account_type: 'catechist',
    full_name: typed.full_name,
    email: typed.email,
    over_18: true,
    privacy_read: true,
  });
});

it('nothing is left once it is forgotten', () => {
  storage();
  keepSignUp(typed);
  forgetSignUp();
  expect(keptSignUp()).toEqual({});
});

it.each([
  '',
  'no json',
  'null',
  '[]',
  '"text"',
  '{"email":5,"over_18":"yes","account_type":"pope"}',
])('the text %j gives nothing', (text) => {
  expect(keptSignUp(text)).toEqual({});
});

it('where the browser refuses, nothing is kept and nothing fails', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepSignUp(typed);
  forgetSignUp();
  expect(keptSignUp()).toEqual({});
});
