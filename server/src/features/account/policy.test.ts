import { expect, it } from 'vitest';
import { accountOf, callerOf, visitor } from '../../test/callers.ts';
import { mayReadOf, mayWriteOf } from './policy.ts';

const parent = callerOf(accountOf({ id: 'anna', role: 'parent' }));
const child = callerOf(accountOf({ id: 'lucia', role: 'child', parentId: 'anna' }));
const admin = callerOf(accountOf({ id: 'berta', role: 'parent', isAdmin: true }));
const stranger = callerOf(accountOf({ id: 'carla', role: 'parent' }));
const lucia = { id: 'lucia', parentId: 'anna' };

it('a child’s progress is read by child, parent and admin, and written by the child', () => {
  const everybody = [visitor, parent, child, admin, stranger];
  expect(everybody.filter((who) => mayReadOf('progress', who, lucia))).toEqual([
    ...[parent, child, admin],
  ]);
  expect(everybody.filter((who) => mayWriteOf('progress', who, lucia))).toEqual([child]);
});
