import { z } from '@hono/zod-openapi';
import { agreementKinds } from '@pius/domain/account/agreement.ts';
import { languages } from '@pius/domain/language.ts';
import { profile } from './account.ts';
import { email, emailRequested, linkToken, password } from './account-fields.ts';
import {
  accountId,
  body,
  defineRoute,
  everybody,
  grownUps,
  json,
  langQuery,
  listOf,
  ordinaryLimit,
} from './route.ts';

/**
 * For calls that ask for the caller's own password, so that an open session is no place to guess
 * it.
 */
const passwordLimit = { per: 'account', count: 10, seconds: 900, shared: true } as const;

/**
 * What a grown-up says of himself; what is left out stays as it is. The time zone is the whole
 * family's.
 */
export const changeProfile = defineRoute(
  {
    method: 'patch',
    path: '/rest/v1/account/profile',
    request: {
      body: body(
        z.strictObject({
          full_name: z.string().max(500).optional(),
          /** Empty takes it away. */
          phone: z.string().max(40).optional(),
          language: z.enum(languages).optional(),
          time_zone: z.string().max(64).optional(),
        }),
      ),
    },
    responses: { 200: json(profile, 'The profile as it is now') },
  },
  { who: grownUps, thing: 'profile', limit: ordinaryLimit },
);

/**
 * Asks for a new e-mail address, with the password. The answer is the same for anyone who has the
 * address; a letter with a link goes there where the account can have it.
 * @see docs/requirements.md#r-who-has-an-account
 */
export const askEmailChange = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/account/email-change',
    request: { body: body(z.strictObject({ email, password })) },
    responses: { 202: emailRequested },
  },
  { who: grownUps, thing: 'profile', limit: passwordLimit },
);

/**
 * What the link of such a letter stands for, and whether the password is needed; looking changes
 * nothing.
 */
export const readEmailChange = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/account/email-change/confirmation',
    request: { query: langQuery.extend({ token: linkToken }) },
    responses: {
      200: json(z.strictObject({ email: z.string(), signed_in: z.boolean() }), 'The new address'),
    },
  },
  { who: everybody, limit: { per: 'address', count: 60, seconds: 3600, shared: true } },
);

/**
 * Makes the new address the account's. Who is not signed in to it gives its password: a link that
 * went to a wrong mailbox opens nothing there.
 */
export const confirmEmailChange = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/account/email-change/confirmation',
    request: { body: body(z.strictObject({ token: linkToken, password: password.optional() })) },
    responses: { 200: json(z.strictObject({ email: z.string() }), 'The address by now') },
  },
  { who: everybody, limit: { per: 'address', count: 30, seconds: 900, shared: true } },
);

/**
 * What the caller has agreed to, the newest first; what was taken back too.
 * @see docs/requirements.md#r-consent
 */
export const listConsents = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/account/consents',
    responses: {
      200: json(
        listOf(
          z.strictObject({
            kind: z.enum(agreementKinds),
            child_id: z.string().nullable(),
            version: z.string(),
            given_at: z.string(),
            withdrawn_at: z.string().nullable(),
          }),
        ),
        'The agreements',
      ),
    },
  },
  { who: grownUps, thing: 'family', limit: ordinaryLimit },
);

/**
 * Gives the consent to keeping a child's data, or takes it back: then the child is signed out and
 * cannot sign in.
 */
export const setDataConsent = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/children/{id}/data-consent',
    request: {
      params: z.strictObject({ id: accountId }),
      body: body(z.strictObject({ given: z.boolean() })),
    },
    responses: { 200: json(z.strictObject({ given: z.boolean() }), 'As it is now') },
  },
  { who: grownUps, thing: 'child', limit: ordinaryLimit },
);

/**
 * Asks for the deletion of the caller's family, with the password. Access ends at once; asked again
 * nothing changes.
 */
export const deleteFamily = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/account/deletion',
    request: { body: body(z.strictObject({ password })) },
    responses: { 202: json(z.strictObject({ due_at: z.string() }), 'When it will be gone') },
  },
  { who: grownUps, thing: 'family', limit: passwordLimit, leaving: true },
);

/** Keeps a family that was to be deleted. Where none was, nothing happens. */
export const cancelDeletion = defineRoute(
  {
    method: 'delete',
    path: '/rest/v1/account/deletion',
    responses: { 200: json(z.strictObject({ kept: z.literal(true) }), 'It stays') },
  },
  { who: grownUps, thing: 'family', limit: ordinaryLimit, leaving: true },
);

export const routes = [
  changeProfile,
  askEmailChange,
  readEmailChange,
  confirmEmailChange,
  listConsents,
  setDataConsent,
  deleteFamily,
  cancelDeletion,
] as const;
