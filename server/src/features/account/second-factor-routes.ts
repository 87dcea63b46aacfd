import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  confirmDevice,
  enrolDevice,
  giveSecondFactor,
  readSecondFactor,
  renewBackupCodes,
} from '@pius/contracts/second-factor.ts';
import type { Context } from 'hono';
import type { House } from '../../house.ts';
import { mount } from '../../platform/http/mount.ts';
import { noteSecurity, type SecurityAct } from '../../platform/log/security-events.ts';
import type { Caller } from '../../platform/sign-in/caller.ts';
import { confirmEnrolment, enrol, giveCode, renewCodes, standingOf } from './second-factor.ts';

/** An admin's second factor: enrolled and given here, asked for by whatever lies under `/rest/v1/admin`. */
export function secondFactorRoutes(app: OpenAPIHono, house: House): void {
  const note = (c: Context, { account, viewer }: Caller, act: SecurityAct) =>
    account && noteSecurity(c, house, act, { id: account.id, viewer });
  mount(app, house, readSecondFactor, ({ caller, now }) => standingOf(house, caller, now));
  mount(app, house, enrolDevice, ({ body, caller, now }) =>
    enrol(house, caller, body.password, now),
  );
  mount(app, house, confirmDevice, async ({ body, caller, now, c }) => {
    const codes = await confirmEnrolment(house, caller, body.code, now);
    note(c, caller, { security: 'second factor enrolled', by: 'password' });
    return codes;
  });
  mount(app, house, giveSecondFactor, async ({ body, caller, now, c }) => {
    const standing = await giveCode(house, caller, body.code, now);
    note(c, caller, { security: 'signed in', by: 'second factor' });
    return standing;
  });
  mount(app, house, renewBackupCodes, ({ caller, now }) => renewCodes(house, caller, now));
}
