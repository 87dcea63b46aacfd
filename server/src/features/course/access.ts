import { decideModuleAccess, type ModuleAccess } from '@pius/domain/account/module-access.ts';
import type { Queryable } from '../../db/database.ts';
import { type Caller, callerFacts } from '../../platform/sign-in/caller.ts';
import { accessColumns, accessOfChild } from '../billing/store.ts';

/** What opens modules to somebody, at a moment. */
export interface Access {
  hasActiveSubscription: boolean;
  isChildOfAdmin: boolean;
}

const none: Access = { hasActiveSubscription: false, isChildOfAdmin: false };

/** What opens modules to a caller, read with its session. */
export const accessFacts = callerFacts<Access>({ name: 'caller, access', columns: accessColumns });

/**
 * What of the facts of a caller opens modules to it; only children buy or inherit access.
 * @see docs/requirements.md#r-module-access
 */
export function accessIn(caller: Caller, facts: Access | null): Access {
  return (caller.viewer === 'child' && facts) || none;
}

/**
 * What a caller has that opens modules, at a moment; only children buy or inherit access.
 * @see docs/requirements.md#r-module-access
 */
function accessOf(db: Queryable, caller: Caller, now: Date) {
  return caller.viewer === 'child'
    ? accessOfChild(db, caller.account.id, now)
    : Promise.resolve(none);
}

/** Whether a caller may open a module's stories, activities and quizzes now. Decided here, never in the browser. */
export async function moduleAccess(
  db: Queryable,
  caller: Caller,
  module: number,
  now: Date,
): Promise<ModuleAccess> {
  const { viewer } = caller;
  const free = decideModuleAccess({ viewer, module, ...none });
  if (free.open) return free;
  return decideModuleAccess({ viewer, module, ...(await accessOf(db, caller, now)) });
}
