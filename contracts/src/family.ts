import { z } from '@hono/zod-openapi';
import { accountId, body, defineRoute, grownUps, json, ordinaryLimit } from './route.ts';

/** A child as its parent sees it. */
export const child = z.strictObject({
  id: accountId,
  name: z.string(),
  age: z.int(),
  /** Spec 3: the parent's e-mail with '+childname' before the @ sign; a name only, no mail goes there. */
  login_email: z.string(),
  created_at: z.string(),
  subscription: z.strictObject({ active: z.boolean(), expires_at: z.string().nullable() }),
});

const name = z.string().max(500);
const age = z.number();
const password = z.string().max(1000);

export const listChildren = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/children',
    responses: {
      200: json(z.strictObject({ items: z.array(child), next: z.null() }), "The caller's children"),
    },
  },
  { who: grownUps, thing: 'child', limit: ordinaryLimit },
);

/** Spec 5 "Child": alphanumeric name, valid parent e-mail, signed in, no similar name; with the parent's recorded consent (promise 23). */
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
