import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  approveDevice,
  listDevices,
  readDeviceHere,
  removeDevice,
  signInHere,
} from '@pius/contracts/family-devices.ts';
import type { Context } from 'hono';
import type { House } from '../../house.ts';
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
export function deviceRoutes(app: OpenAPIHono, house: House): void {
  mount(app, house, readDeviceHere, async ({ c }) => {
    const device = await deviceHere(house, c);
    const parent = device && (await findAccount(house.db, device.userId));
    if (!parent || isClosed(parent)) return { approved: false, children: [] };
    const rows = await listLearnersOf(house.db, parent.id);
    return { approved: true, children: rows.map((row) => presentLearner(row, house.secret)) };
  });
  mount(app, house, signInHere, async ({ body, c, now }) => {
    const device = await deviceHere(house, c);
    if (!device) throw new AppError('device_not_approved');
    return signInOnDevice(c, house, device, body, now);
  });
  mount(app, house, listDevices, async ({ caller, c }) => {
    const here = deviceTokenHash(c, house.env);
    const rows = await listDevicesOf(house.db, grownUpOf(caller).id);
    return { items: rows.map((row) => presentDevice(row, here)), next: null };
  });
  mount(app, house, approveDevice, async ({ caller, c, now }) => {
    const parent = grownUpOf(caller);
    const known = await deviceHere(house, c);
    if (known?.userId === parent.id) return presentDevice(known, known.tokenHash);
    const tokenHash = giveDeviceCookie(c, house.env);
    const name = deviceName(c.req.header('user-agent') ?? '');
    const device = { userId: parent.id, tokenHash, name };
    const row = await house.db.transaction((tx) => insertDevice(tx, device, now));
    return presentDevice(row, tokenHash);
  });
  mount(app, house, removeDevice, async ({ params, caller, c }) => {
    const here = await deviceHere(house, c);
    if (!(await deleteDevice(house.db, grownUpOf(caller).id, params.id))) {
      throw new AppError('not_found');
    }
    if (here?.id === params.id) dropDeviceCookie(c, house.env);
    return { removed: true as const };
  });
}

async function deviceHere(house: House, c: Context) {
  const hash = deviceTokenHash(c, house.env);
  return hash ? findDevice(house.db, hash) : null;
}
