import { z } from '@hono/zod-openapi';
import { password } from './account-fields.ts';
import { pictures } from './family.ts';
import {
  accountId,
  body,
  defineRoute,
  everybody,
  grownUps,
  json,
  listOf,
  ordinaryLimit,
} from './route.ts';

/** A device on which the children of a family log in by their names. */
const device = z.strictObject({
  id: accountId,
  /** What the browser says of itself; empty where it says nothing known. */
  name: z.string(),
  approved_at: z.string(),
  last_used_at: z.string(),
  /** Whether it is the device that asks. */
  here: z.boolean(),
});

export const listDevices = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/family-devices',
    responses: {
      200: json(listOf(device), 'The devices the caller has approved'),
    },
  },
  { who: grownUps, thing: 'family', limit: ordinaryLimit },
);

/** Approves the device that asks: it gets a cookie that only the server can read. */
export const approveDevice = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/family-devices',
    responses: { 201: json(device, 'The device') },
  },
  {
    who: grownUps,
    thing: 'family',
    limit: { per: 'account', count: 30, seconds: 3600, shared: true },
  },
);

export const removeDevice = defineRoute(
  {
    method: 'delete',
    path: '/rest/v1/family-devices/{id}',
    request: { params: z.strictObject({ id: accountId }) },
    responses: {
      200: json(z.strictObject({ removed: z.literal(true) }), 'Approved no longer'),
    },
  },
  { who: grownUps, thing: 'family', limit: ordinaryLimit },
);

/**
 * "Who is learning?" on the device that asks: names, who is paused, and nothing else of the family;
 * of one that is closed nothing at all.
 */
export const readDeviceHere = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/family-devices/here',
    responses: {
      200: json(
        z.strictObject({
          approved: z.boolean(),
          children: z.array(
            z.strictObject({
              id: accountId,
              name: z.string(),
              has_pictures: z.boolean(),
              /** Told before it types, so that no child tries in vain. */
              paused: z.boolean(),
              /**
               * Another one as soon as a password or the pictures change: what the device keeps of
               * them counts no longer.
               */
              mark: z.string(),
            }),
          ),
        }),
        'The children who may log in here by their names; none where the device is not approved',
      ),
    },
  },
  { who: everybody, limit: { per: 'address', count: 120, seconds: 60 } },
);

/**
 * Signs a child in on an approved device, by password or by pictures. Without an approval:
 * `device_not_approved`.
 */
export const signInHere = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/family-devices/here/sign-in',
    request: {
      body: body(
        z
          .strictObject({
            child_id: accountId,
            password: password.optional(),
            pictures: pictures.optional(),
          })
          .refine((input) => (input.password === undefined) !== (input.pictures === undefined)),
      ),
    },
    responses: { 200: json(z.strictObject({ signed_in: z.literal(true) }), 'Signed in') },
  },
  { who: everybody, limit: { per: 'address', count: 300, seconds: 900, shared: true } },
);

export const routes = [
  listDevices,
  approveDevice,
  removeDevice,
  readDeviceHere,
  signInHere,
] as const;
