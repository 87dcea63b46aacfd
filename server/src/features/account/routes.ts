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
import type { AppContext } from '../../app-context.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Caller } from '../../platform/sign-in/caller.ts';
import { confirm, confirmationOf } from './confirmation.ts';
import { collectFamily } from './export-family.ts';
import { loginMethodRoutes } from './login-method-routes.ts';
import { mayReadOf } from './policy.ts';
import { presentProfile } from './present.ts';
import { secondFactorRoutes } from './second-factor-routes.ts';
import { settingsRoutes } from './settings-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { resend, signUpParent } from './sign-up.ts';
import { findProfile, listRoles, parentIsAdmin } from './store.ts';

/**
 * Accounts: sign-up, confirmation, login, settings, the second factor, and the calls about who
 * somebody is.
 * @see docs/requirements.md#r-profile-call
 * @see docs/requirements.md#r-role-call
 * @see docs/requirements.md#r-parent-admin-call
 */
export function register(app: OpenAPIHono, ctx: AppContext): void {
  signInRoutes(app, ctx);
  loginMethodRoutes(app, ctx);
  settingsRoutes(app, ctx);
  secondFactorRoutes(app, ctx);
  mount(app, ctx, readProfile, async ({ params, caller }) =>
    presentProfile(await readable(ctx, caller, params.id)),
  );
  mount(app, ctx, listUserRoles, async ({ query, caller }) => {
    const profile = await readable(ctx, caller, query.user_id);
    const rows = await listRoles(ctx.db, profile.id);
    return { items: rows.map(({ userId, role }) => ({ user_id: userId, role })), next: null };
  });
  mount(app, ctx, isParentAdmin, async ({ body, caller }) => {
    const profile = await readable(ctx, caller, body.child_user_id);
    return parentIsAdmin(ctx.db, profile.id);
  });
  mount(app, ctx, signUp, async ({ body, now }) => {
    await signUpParent(ctx, body, now);
    return { sent: true as const };
  });
  mount(app, ctx, resendConfirmation, async ({ body, now }) => {
    await resend(ctx, body, now);
    return { sent: true as const };
  });
  mount(app, ctx, readConfirmation, ({ query, now }) => confirmationOf(ctx, query.token, now));
  mount(app, ctx, confirmEmail, ({ body, now, c }) => confirm(c, ctx, body, now));
  mount(app, ctx, exportFamily, async ({ caller, now }) => {
    if (!caller.account) throw new AppError('user_not_authenticated');
    return {
      exported_at: now.toISOString(),
      tables: await collectFamily(ctx.db, caller.account.id),
    };
  });
}

/**
 * The profile, where the caller may read it; foreign and missing are the same answer.
 * @see docs/requirements.md#r-foreign-is-missing
 */
async function readable(ctx: AppContext, caller: Caller, id: string) {
  const profile = await findProfile(ctx.db, id);
  if (!profile || !mayReadOf('profile', caller, profile)) throw new AppError('not_found');
  return profile;
}
