import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  approveDevice,
  listDevices,
  readDeviceHere,
  removeDevice,
  signInHere,
} from '@pius/contracts/family-devices.ts';
import type { Context } from 'hono';
import type { AppContext } from '../../app-context.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { mount } from '../../platform/http/mount.ts';
import { findAccount, isClosed } from '../../platform/sign-in/account-of-user.ts';
import {
  deviceTokenHash,
  dropDeviceCookie,
  giveDeviceCookie,
} from '../../platform/sign-in/device-cookie.ts';
import { deviceName } from './device-name.ts';
import { signInOnDevice } from './device-sign-in.ts';
import { deleteDevice, findDevice, insertDevice, listDevicesOf } from './device-store.ts';
import { grownUpOf } from './policy.ts';
import { presentDevice, presentLearner } from './present.ts';
import { listLearnersOf } from './store.ts';

/** The devices of a family, and "Who is learning?" on one of them. */
export function deviceRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount(app, ctx, readDeviceHere, async ({ c }) => {
    const device = await deviceHere(ctx, c);
    const parent = device && (await findAccount(ctx.db, device.userId));
    if (!parent || isClosed(parent)) return { approved: false, children: [] };
    const rows = await listLearnersOf(ctx.db, parent.id);
    return { approved: true, children: rows.map((row) => presentLearner(row, ctx.secret)) };
  });
  mount(app, ctx, signInHere, async ({ body, c, now }) => {
    const device = await deviceHere(ctx, c);
    if (!device) throw new AppError('device_not_approved');
    return signInOnDevice(c, ctx, device, body, now);
  });
  mount(app, ctx, listDevices, async ({ caller, c }) => {
    const here = deviceTokenHash(c, ctx.env);
    const rows = await listDevicesOf(ctx.db, grownUpOf(caller).id);
    return { items: rows.map((row) => presentDevice(row, here)), next: null };
  });
  mount(app, ctx, approveDevice, async ({ caller, c, now }) => {
    const parent = grownUpOf(caller);
    const known = await deviceHere(ctx, c);
    if (known?.userId === parent.id) return presentDevice(known, known.tokenHash);
    const tokenHash = giveDeviceCookie(c, ctx.env);
    const name = deviceName(c.req.header('user-agent') ?? '');
    const device = { userId: parent.id, tokenHash, name };
    const row = await ctx.db.transaction((tx) => insertDevice(tx, device, now));
    return presentDevice(row, tokenHash);
  });
  mount(app, ctx, removeDevice, async ({ params, caller, c }) => {
    const here = await deviceHere(ctx, c);
    if (!(await deleteDevice(ctx.db, grownUpOf(caller).id, params.id))) {
      throw new AppError('not_found');
    }
    if (here?.id === params.id) dropDeviceCookie(c, ctx.env);
    return { removed: true as const };
  });
}

async function deviceHere(ctx: AppContext, c: Context) {
  const hash = deviceTokenHash(c, ctx.env);
  return hash ? findDevice(ctx.db, hash) : null;
}
