import { expect, it } from 'vitest';
import { AppError } from '../../platform/http/app-error.ts';
import { accountOf, callerOf, visitor } from '../../test/callers.ts';
import { grownUpOf, mayEditChild } from './policy.ts';

const anna = accountOf({ id: 'anna', role: 'parent' });
const lucia = accountOf({ id: 'lucia', role: 'child', parentId: 'anna' });

it('a visitor is asked to log in before adding a child', () => {
  expect(() => grownUpOf(visitor)).toThrow(new AppError('child_login_required'));
  expect(grownUpOf(callerOf(anna))).toBe(anna);
});

it('a child is its own parent’s to change, and nobody else’s', () => {
  const admin = accountOf({ id: 'berta', role: 'parent', isAdmin: true });
  const other = accountOf({ id: 'carla', role: 'parent' });
  expect(mayEditChild(callerOf(anna), lucia)).toBe(true);
  expect(mayEditChild(callerOf({ ...anna, isAdmin: true }), lucia)).toBe(true);
  for (const who of [visitor, callerOf(lucia), callerOf(admin), callerOf(other)]) {
    expect(mayEditChild(who, lucia)).toBe(false);
  }
});
