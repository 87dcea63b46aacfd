import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  askLoginCode as askLoginCodeRoute,
  askPasswordReset as askPasswordResetRoute,
  changePassword as changePasswordRoute,
  readPasswordReset,
  resetPassword as resetPasswordRoute,
  signInByCode as signInByCodeRoute,
} from '@pius/contracts/sign-in.ts';
import type { House } from '../../house.ts';
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
export function waysInRoutes(app: OpenAPIHono, house: House): void {
  mount(app, house, askLoginCodeRoute, async ({ body, language, now }) => {
    await askLoginCode(house, { email: body.email, language }, now);
    return { success: true as const };
  });
  mount(app, house, signInByCodeRoute, ({ body, now, c }) => signInByCode(c, house, body, now));
  mount(app, house, askPasswordResetRoute, async ({ body, language, now }) => {
    await askPasswordReset(house, { email: body.email, language }, now);
    return { status: true as const };
  });
  mount(app, house, readPasswordReset, ({ query, now }) => resetOf(house, query.token, now));
  mount(app, house, resetPasswordRoute, ({ body, language, now, c }) =>
    resetPassword(c, house, { ...body, language }, now),
  );
  mount(app, house, changePasswordRoute, ({ body, caller, language, now, c }) => {
    if (!caller.account) throw new AppError('user_not_authenticated');
    return changePassword(c, house, { ...body, userId: caller.account.id, language }, now);
  });
}
