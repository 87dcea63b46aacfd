import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  askLoginCode as askLoginCodeRoute,
  askPasswordReset as askPasswordResetRoute,
  changePassword as changePasswordRoute,
  readPasswordReset,
  resetPassword as resetPasswordRoute,
  signInByCode as signInByCodeRoute,
} from '@pius/contracts/sign-in.ts';
import type { AppContext } from '../../app-context.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { mount } from '../../platform/http/mount.ts';
import { changePassword } from './change-password.ts';
import { askLoginCode, signInByCode } from './login-code.ts';
import { askPasswordReset, resetOf, resetPassword } from './password-reset.ts';

/**
 * Logging in by a code, and new passwords: better-auth's own paths, kept by our own rules.
 * @see docs/requirements.md#r-login-code
 * @see docs/requirements.md#r-password-reset
 */
export function loginMethodRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount(app, ctx, askLoginCodeRoute, async ({ body, language, now }) => {
    await askLoginCode(ctx, { email: body.email, language }, now);
    return { success: true as const };
  });
  mount(app, ctx, signInByCodeRoute, ({ body, now, c }) => signInByCode(c, ctx, body, now));
  mount(app, ctx, askPasswordResetRoute, async ({ body, language, now }) => {
    await askPasswordReset(ctx, { email: body.email, language }, now);
    return { status: true as const };
  });
  mount(app, ctx, readPasswordReset, ({ query, now }) => resetOf(ctx, query.token, now));
  mount(app, ctx, resetPasswordRoute, ({ body, language, now, c }) =>
    resetPassword(c, ctx, { ...body, language }, now),
  );
  mount(app, ctx, changePasswordRoute, ({ body, caller, language, now, c }) => {
    if (!caller.account) throw new AppError('user_not_authenticated');
    return changePassword(c, ctx, { ...body, userId: caller.account.id, language }, now);
  });
}
