import { afterEach, expect, it, vi } from 'vitest';
import { stubStorage } from '@/test/stub-storage.ts';
import { saveSignUp, signUpDraft } from './sign-up-draft.ts';

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

afterEach(() => {
  vi.unstubAllGlobals();
});

it('what was typed, chosen and read comes back, and no password is written down', () => {
  const map = stubStorage('sessionStorage');
  saveSignUp(typed);
  expect([...map.values()].join()).not.toContain(typed.password);
  expect(signUpDraft()).toEqual({
    account_type: 'catechist',
    full_name: typed.full_name,
    email: typed.email,
    over_18: true,
    privacy_read: true,
  });
});

it('nothing is left once it is forgotten', () => {
  stubStorage('sessionStorage');
  saveSignUp(typed);
  saveSignUp(null);
  expect(signUpDraft()).toEqual({});
});

it.each([
  '',
  'no json',
  'null',
  '[]',
  '"text"',
  '{"email":5,"over_18":"yes","account_type":"pope"}',
])('the text %j gives nothing', (text) => {
  stubStorage('sessionStorage').set('sign-up', text);
  expect(signUpDraft()).toEqual({});
});
