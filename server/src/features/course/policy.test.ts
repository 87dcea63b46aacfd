import { expect, it } from 'vitest';
import { AppError } from '../../platform/http/app-error.ts';
import { requireOpen } from './policy.ts';

it('an open module is nobody’s refusal', () => {
  expect(() => requireOpen({ open: true })).not.toThrow();
});

it.each([
  ['sign-in', 'lesson_locked_sign_in'],
  ['ask-parent', 'lesson_locked_ask_parent'],
  ['children-only', 'lesson_locked_children_only'],
] as const)('a module that is locked with "%s" is refused with %s', (reason, code) => {
  expect(() => requireOpen({ open: false, reason })).toThrow(new AppError(code));
});
