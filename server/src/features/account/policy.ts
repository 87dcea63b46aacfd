import {
  mayRead,
  mayWrite,
  relationTo,
  type Subject,
  type Thing,
} from '@pius/domain/account/access.ts';
import type { Caller } from '../../platform/sign-in/caller.ts';

/**
 * Whether the caller may read a thing of a child or adult: the domain's table says.
 * @see docs/requirements.md#r-things
 */
export function mayReadOf(thing: Thing, caller: Caller, person: Subject): boolean {
  return mayRead(thing, relationTo(caller.account, person));
}

/**
 * Whether the caller may change a thing of a child or adult: the domain's table says.
 * @see docs/requirements.md#r-things
 */
export function mayWriteOf(thing: Thing, caller: Caller, person: Subject): boolean {
  return mayWrite(thing, relationTo(caller.account, person));
}
