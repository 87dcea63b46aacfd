import { decidePage } from '@pius/domain/account/access.ts';
import { safeReturnPath } from '@pius/domain/account/return-path.ts';
import type { Viewer } from '@pius/domain/account/viewer.ts';

/**
 * Where to go after signing in: the wanted place where it is a path of ours that is open to this
 * viewer, else where the table of access sends who is signed in. Input: `return` of the address,
 * decoded once.
 * @returns A path without language.
 * @see docs/requirements.md#r-return-path
 */
export function placeAfterSignIn(viewer: Viewer, requested: string | null): string {
  const place = safeReturnPath(requested);
  if (place !== null && decidePage(place, viewer).kind === 'allow') return place;
  const home = decidePage('/login', viewer);
  return home.kind === 'redirect' ? home.to : '/';
}

/**
 * Whether a wanted place is one that a parent may open and a child may not.
 * @param requested - `return` of the address.
 */
export function leadsToGrownUps(requested: string | null): boolean {
  const place = safeReturnPath(requested);
  if (place === null) return false;
  return (
    decidePage(place, 'parent').kind === 'allow' && decidePage(place, 'child').kind === 'redirect'
  );
}
