import { expect, it } from 'vitest';
import { AppError } from '../../platform/http/app-error.ts';
import { accountOf, callerOf, visitor } from '../../test/callers.ts';
import { requireChildOrToday } from './policy.ts';

const now = new Date('2027-03-10T12:00:00Z');
const child = callerOf(accountOf({ id: 'lucia', role: 'child', parentId: 'anna' }));
const parent = callerOf(accountOf({ id: 'anna', role: 'parent' }));
const admin = callerOf(accountOf({ id: 'berta', role: 'parent', isAdmin: true }));

it('what belongs to today is everybody’s to read', () => {
  for (const who of [visitor, parent, child, admin]) {
    expect(() => requireChildOrToday(who, '2027-03-10', now)).not.toThrow();
  }
});

it('another day is a child’s alone', () => {
  expect(() => requireChildOrToday(child, '2027-01-01', now)).not.toThrow();
  const refusal = (code: 'user_not_authenticated' | 'forbidden') => new AppError(code);
  const request = (who: typeof visitor) => () => requireChildOrToday(who, '2027-01-01', now);
  expect(request(visitor)).toThrow(refusal('user_not_authenticated'));
  expect(request(parent)).toThrow(refusal('forbidden'));
  expect(request(admin)).toThrow(refusal('forbidden'));
});
