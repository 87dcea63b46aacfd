import { z } from '@hono/zod-openapi';
import { password } from './account-fields.ts';
import { body, defineRoute, json, type Limit } from './route.ts';

const asOften: Limit = { per: 'account', count: 60, seconds: 3600, shared: true };
const code = z.string().max(100);
const status = z.strictObject({
  /**
   * `missing`: enrol a device; `required`: give a code; `passed`: given; `spared`: the demo's admin
   * is not asked.
   */
  state: z.enum(['missing', 'required', 'passed', 'spared']),
  /** Until when the code that was given holds. */
  until: z.string().nullable(),
  backup_codes_left: z.int(),
});
const backupCodes = z.strictObject({ backup_codes: z.array(z.string()) });

/**
 * How the admin who calls stands to the second factor.
 * @see docs/requirements.md#r-second-factor
 */
export const readSecondFactor = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/second-factor',
    responses: { 200: json(status, 'What is asked for') },
  },
  { who: ['admin'], thing: 'second-factor', limit: { per: 'account', count: 240, seconds: 60 } },
);

/**
 * Begins to enrol a device: asks for the password again, and once a device is there, for a code of
 * it before.
 */
export const enrolDevice = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/second-factor/device',
    request: { body: body(z.strictObject({ password })) },
    responses: {
      200: json(
        z.strictObject({ key: z.string(), address: z.string() }),
        'The key for the device, and the address its QR code says',
      ),
    },
  },
  { who: ['admin'], thing: 'second-factor', limit: asOften },
);

/** Ends the enrolment with a first code of the device. The backup codes are told this once. */
export const confirmDevice = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/second-factor/device/confirmation',
    request: { body: body(z.strictObject({ code })) },
    responses: { 200: json(backupCodes, 'The device is enrolled') },
  },
  { who: ['admin'], thing: 'second-factor', limit: asOften },
);

/** Takes a code of the device, or a backup code; each is good once. */
export const giveSecondFactor = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/second-factor/code',
    request: { body: body(z.strictObject({ code })) },
    responses: { 200: json(status, 'The session remembers it') },
  },
  { who: ['admin'], thing: 'second-factor', limit: asOften },
);

/** New backup codes in place of the old ones. */
export const renewBackupCodes = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/second-factor/backup-codes',
    request: { body: body(z.strictObject({})) },
    responses: { 200: json(backupCodes, 'The old ones are void') },
  },
  { who: ['admin'], thing: 'second-factor', limit: asOften },
);

export const routes = [
  readSecondFactor,
  enrolDevice,
  confirmDevice,
  giveSecondFactor,
  renewBackupCodes,
] as const;
