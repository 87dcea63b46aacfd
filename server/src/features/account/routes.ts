import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  confirmEmail,
  exportFamily,
  isParentAdmin,
  listUserRoles,
  readConfirmation,
  readProfile,
  resendConfirmation,
  signUp,
} from '@pius/contracts/account.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Caller } from '../../platform/sign-in/caller.ts';
import { confirm, confirmationOf } from './confirmation.ts';
import { collectFamily } from './export-family.ts';
import { mayReadOf } from './policy.ts';
import { presentProfile } from './present.ts';
import { secondFactorRoutes } from './second-factor-routes.ts';
import { settingsRoutes } from './settings-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { resend, signUpParent } from './sign-up.ts';
import { findProfile, listRoles, parentIsAdmin } from './store.ts';
import { waysInRoutes } from './ways-in-routes.ts';

/**
 * Accounts: sign-up, confirmation, login, settings, the second factor, and the calls about who somebody is.
 * @see docs/requirements.md#r-profile-call
 * @see docs/requirements.md#r-role-call
 * @see docs/requirements.md#r-parent-admin-call
 */
export function register(app: OpenAPIHono, house: House): void {
  signInRoutes(app, house);
  waysInRoutes(app, house);
  settingsRoutes(app, house);
  secondFactorRoutes(app, house);
  mount(app, house, readProfile, async ({ params, caller }) =>
    presentProfile(await readable(house, caller, params.id)),
  );
  mount(app, house, listUserRoles, async ({ query, caller }) => {
    const profile = await readable(house, caller, query.user_id);
    const rows = await listRoles(house.db, profile.id);
    return { items: rows.map(({ userId, role }) => ({ user_id: userId, role })), next: null };
  });
  mount(app, house, isParentAdmin, async ({ body, caller }) => {
    const profile = await readable(house, caller, body.child_user_id);
    return parentIsAdmin(house.db, profile.id);
  });
  mount(app, house, signUp, async ({ body, now }) => {
    await signUpParent(house, body, now);
    return { sent: true as const };
  });
  mount(app, house, resendConfirmation, async ({ body, now }) => {
    await resend(house, body, now);
    return { sent: true as const };
  });
  mount(app, house, readConfirmation, ({ query, now }) => confirmationOf(house, query.token, now));
  mount(app, house, confirmEmail, ({ body, now, c }) => confirm(c, house, body, now));
  mount(app, house, exportFamily, async ({ caller, now }) => {
    if (!caller.account) throw new AppError('user_not_authenticated');
    return {
      exported_at: now.toISOString(),
      tables: await collectFamily(house.db, caller.account.id),
    };
  });
}

/**
 * The profile, where the caller may read it; foreign and missing are the same answer.
 * @see docs/requirements.md#r-foreign-is-missing
 */
async function readable(house: House, caller: Caller, id: string) {
  const profile = await findProfile(house.db, id);
  if (!profile || !mayReadOf('profile', caller, profile)) throw new AppError('not_found');
  return profile;
}
