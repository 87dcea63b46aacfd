import { expect, it } from 'vitest';
import { checkNewPassword } from './new-password-values.ts';

it.each([
  [{}, { password: 'password_required' }],
  [{ password: 'short', password_again: 'short' }, { password: 'password_too_short' }],
  [
    { password: 'password123', password_again: 'x' },
    { password: 'password_too_common', password_again: 'password_mismatch' },
  ],
  [{ password: 'a-lantern-on-the-road' }, { password_again: 'password_mismatch' }],
  [{ password: 'a-lantern-on-the-road', password_again: 'a-lantern-on-the-road' }, {}],
])('of the new password %j this is wrong: %j', (typed, wrong) => {
  expect(checkNewPassword(typed)).toEqual(wrong);
});
