import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  confirmDevice,
  enrolDevice,
  giveSecondFactor,
  readSecondFactor,
  renewBackupCodes,
} from '@pius/contracts/second-factor.ts';
import type { Context } from 'hono';
import type { AppContext } from '../../app-context.ts';
import { mount } from '../../platform/http/mount.ts';
import { noteSecurity, type SecurityEvent } from '../../platform/log/security-events.ts';
import type { Caller } from '../../platform/sign-in/caller.ts';
import { confirmEnrolment, enrol, giveCode, renewCodes, statusOf } from './second-factor.ts';

/**
 * An admin's second factor: enrolled and given here, asked for by whatever lies under
 * `/rest/v1/admin`.
 */
export function secondFactorRoutes(app: OpenAPIHono, ctx: AppContext): void {
  const note = (c: Context, { account, viewer }: Caller, action: SecurityEvent) =>
    account && noteSecurity(c, ctx, action, { id: account.id, viewer });
  mount(app, ctx, readSecondFactor, ({ caller, now }) => statusOf(ctx, caller, now));
  mount(app, ctx, enrolDevice, ({ body, caller, now }) => enrol(ctx, caller, body.password, now));
  mount(app, ctx, confirmDevice, async ({ body, caller, now, c }) => {
    const codes = await confirmEnrolment(ctx, caller, body.code, now);
    note(c, caller, { security: 'second factor enrolled', by: 'password' });
    return codes;
  });
  mount(app, ctx, giveSecondFactor, async ({ body, caller, now, c }) => {
    const status = await giveCode(ctx, caller, body.code, now);
    note(c, caller, { security: 'signed in', by: 'second factor' });
    return status;
  });
  mount(app, ctx, renewBackupCodes, ({ caller, now }) => renewCodes(ctx, caller, now));
}
