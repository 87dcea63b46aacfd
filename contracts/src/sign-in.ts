import { z } from '@hono/zod-openapi';
import { email, linkToken, password } from './account-fields.ts';
import { body, defineRoute, everybody, grownUps, json, langQuery } from './route.ts';

const quarterHour = 15 * 60;
const hour = 60 * 60;

/**
 * Asks for a login code by e-mail, at better-auth's own path. The answer is the same for anyone who
 * has the address; the letter is in the language of the call.
 * @see docs/requirements.md#r-login-code
 * @see docs/requirements.md#r-who-has-an-account
 */
export const askLoginCode = defineRoute(
  {
    method: 'post',
    path: '/auth/v1/email-otp/send-verification-otp',
    request: { body: body(z.strictObject({ email, type: z.literal('sign-in') })) },
    responses: { 202: json(z.strictObject({ success: z.literal(true) }), 'Taken') },
  },
  { who: everybody, limit: { per: 'address', count: 30, seconds: hour, shared: true } },
);

/**
 * Signs in by a code, at better-auth's own path. The session's token stays in its cookie.
 * @see docs/requirements.md#r-login-code
 */
export const signInByCode = defineRoute(
  {
    method: 'post',
    path: '/auth/v1/sign-in/email-otp',
    request: { body: body(z.strictObject({ email, otp: z.string().max(100) })) },
    responses: {
      200: json(
        z.strictObject({
          user: z.strictObject({ id: z.string(), email: z.string(), name: z.string() }),
        }),
        'Signed in',
      ),
    },
  },
  { who: everybody, limit: { per: 'address', count: 60, seconds: quarterHour, shared: true } },
);

/**
 * Asks for the letter by which a grown-up sets a new password; says nothing of whether the address
 * is known.
 */
export const askPasswordReset = defineRoute(
  {
    method: 'post',
    path: '/auth/v1/request-password-reset',
    request: { body: body(z.strictObject({ email })) },
    responses: { 202: json(z.strictObject({ status: z.literal(true) }), 'Taken') },
  },
  { who: everybody, limit: { per: 'address', count: 30, seconds: hour, shared: true } },
);

/** What the link of such a letter stands for; looking changes nothing. */
export const readPasswordReset = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/account/password-reset',
    request: { query: langQuery.extend({ token: linkToken }) },
    responses: { 200: json(z.strictObject({ email: z.string() }), 'Whose password it is') },
  },
  { who: everybody, limit: { per: 'address', count: 60, seconds: hour, shared: true } },
);

/**
 * Sets a new password by the link of a letter, once, and ends every session of the account.
 * @see docs/requirements.md#r-password-reset
 */
export const resetPassword = defineRoute(
  {
    method: 'post',
    path: '/auth/v1/reset-password',
    request: { body: body(z.strictObject({ token: linkToken, newPassword: password })) },
    responses: { 200: json(z.strictObject({ status: z.literal(true) }), 'Changed') },
  },
  { who: everybody, limit: { per: 'address', count: 30, seconds: quarterHour, shared: true } },
);

/**
 * Changes a grown-up's own password; the present one is asked for, and all other sessions end.
 * @see docs/requirements.md#r-password-reset
 */
export const changePassword = defineRoute(
  {
    method: 'post',
    path: '/auth/v1/change-password',
    request: {
      body: body(z.strictObject({ currentPassword: password, newPassword: password })),
    },
    responses: { 200: json(z.strictObject({ status: z.literal(true) }), 'Changed') },
  },
  {
    who: grownUps,
    thing: 'profile',
    limit: { per: 'account', count: 10, seconds: quarterHour, shared: true },
  },
);

export const routes = [
  askLoginCode,
  signInByCode,
  askPasswordReset,
  readPasswordReset,
  resetPassword,
  changePassword,
] as const;
