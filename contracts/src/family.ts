import { z } from '@hono/zod-openapi';
import { pictureNames } from '@pius/domain/account/picture-password.ts';
import { languages } from '@pius/domain/language.ts';
import { password } from './account-fields.ts';
import { accountId, body, defineRoute, grownUps, json, listOf, ordinaryLimit } from './route.ts';

/** A child as its parent sees it. */
export const child = z.strictObject({
  id: accountId,
  name: z.string(),
  age: z.int(),
  /**
   * The parent's e-mail with '+childname' before the @ sign; a name only, no mail goes there.
   * @see docs/requirements.md#r-child-login-email
   */
  login_email: z.string(),
  created_at: z.string(),
  /** May not sign in for now. */
  paused: z.boolean(),
  /** May take the modules in any order; else one after the other. */
  any_order: z.boolean(),
  /** May ask in the chat: the parent's consent to it stands. */
  chat: z.boolean(),
  /** The language the pages take when the child signs in; null leaves the device's. */
  language: z.enum(languages).nullable(),
  /** Has pictures to sign in with on an approved device. */
  has_pictures: z.boolean(),
  subscription: z.strictObject({ active: z.boolean(), expires_at: z.string().nullable() }),
});

const name = z.string().max(500);
const age = z.number();

export const listChildren = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/children',
    responses: {
      200: json(listOf(child), "The caller's children"),
    },
  },
  { who: grownUps, thing: 'child', limit: ordinaryLimit },
);

/**
 * Alphanumeric name, valid parent e-mail, signed in, no similar name; with the parent's recorded consent.
 * @see docs/requirements.md#r-child-account
 * @see docs/requirements.md#r-consent
 */
export const addChild = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/children',
    request: {
      body: body(z.strictObject({ name, age, password, consent: z.boolean().optional() })),
    },
    responses: { 201: json(child, 'The child') },
  },
  // A visitor may call, and is told 'You must be logged in to add a child.'
  {
    who: [...grownUps, 'visitor'],
    thing: 'child',
    limit: { per: 'account', count: 120, seconds: 3600, shared: true },
  },
);

/** A list of pictures as it is sent; how many there must be is a rule with its own words. */
export const pictures = z.array(z.enum(pictureNames)).max(pictureNames.length);

/**
 * What is left out stays as it is. `chat: true` is the parent's consent to the chat, recorded with its version, and
 * false withdraws it. A password or pictures end the child's sessions, and so does a pause. `was` says
 * what the window showed: where somebody has changed that meanwhile, nothing is written and the answer is
 * `child_changed`.
 * @see docs/requirements.md#r-consent
 */
export const editChild = defineRoute(
  {
    method: 'patch',
    path: '/rest/v1/children/{id}',
    request: {
      params: z.strictObject({ id: accountId }),
      body: body(
        z.strictObject({
          name: name.optional(),
          age: age.optional(),
          password: password.optional(),
          /** Null takes the pictures away. */
          pictures: pictures.nullable().optional(),
          paused: z.boolean().optional(),
          any_order: z.boolean().optional(),
          chat: z.boolean().optional(),
          language: z.enum(languages).nullable().optional(),
          was: z.strictObject({ name: name.optional(), age: age.optional() }).optional(),
        }),
      ),
    },
    responses: { 200: json(child, 'The child') },
  },
  { who: grownUps, thing: 'child', limit: ordinaryLimit },
);

export const deleteChild = defineRoute(
  {
    method: 'delete',
    path: '/rest/v1/children/{id}',
    request: { params: z.strictObject({ id: accountId }) },
    responses: {
      200: json(z.strictObject({ deleted: z.literal(true) }), 'Gone, with all its data'),
    },
  },
  { who: grownUps, thing: 'child', limit: ordinaryLimit },
);

export const routes = [listChildren, addChild, editChild, deleteChild] as const;
