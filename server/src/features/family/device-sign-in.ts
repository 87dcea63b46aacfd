import { type PictureName, pictureSecret } from '@pius/domain/account/picture-password.ts';
import type { Context } from 'hono';
import type { AppContext } from '../../app-context.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { noteSecurity } from '../../platform/log/security-events.ts';
import { findAccount } from '../../platform/sign-in/account-of-user.ts';
import { openSession } from '../../platform/sign-in/open-session.ts';
import { ownLanguageCookies } from '../../platform/sign-in/own-language.ts';
import { hashPassword, verifyPassword } from '../../platform/sign-in/password-hash.ts';
import {
  endSessionBefore,
  refuseLockedOut,
  rememberViewer,
  signInByPassword,
} from '../account/sign-in-routes.ts';
import { findPictures, touchDevice } from './device-store.ts';
import { findChild } from './store.ts';

interface DeviceSignInInput {
  child_id: string;
  password?: string | undefined;
  pictures?: readonly PictureName[] | undefined;
}

interface Device {
  id: string;
  userId: string;
}

/**
 * Signs a child of the family in on an approved device, by password as on the login page, or by
 * pictures, which count nowhere else. A child of another family, one that is not there, one without
 * pictures and a wrong guess are one answer.
 */
export async function signInOnDevice(
  c: Context,
  ctx: AppContext,
  device: Device,
  input: DeviceSignInInput,
  now: Date,
): Promise<Response> {
  const rows = await findChild(ctx.db, input.child_id);
  const child = rows?.parentId === device.userId ? rows : null;
  if (input.password !== undefined) {
    const email = child?.loginEmail ?? `nobody ${input.child_id}`;
    const credentials = { email, password: input.password };
    const answer = await signInByPassword(c, ctx, credentials, device.id);
    await touchDevice(ctx.db, device.id, now);
    const headers = new Headers(answer.headers);
    headers.delete('content-length');
    return new Response(JSON.stringify({ signed_in: true }), { status: 200, headers });
  }
  const letGo = await limitPicturePasswords(ctx, device.id, input.child_id, now);
  const hash = await hashOfPictures(ctx, child?.id, input.pictures ?? []);
  if (!child || !hash) throw new AppError('invalid_credentials');
  await letGo();
  await openChildSession(c, ctx, child.id, hash);
  await touchDevice(ctx.db, device.id, now);
  return c.json({ signed_in: true }, 200, { 'cache-control': 'private, no-store' });
}

/** The hash that the pictures belong to; null where they are not the child's. */
async function hashOfPictures(
  ctx: AppContext,
  childId: string | undefined,
  pictures: readonly PictureName[],
): Promise<string | null> {
  const hash = childId ? await findPictures(ctx.db, childId) : null;
  const password = pictureSecret(pictures);
  if (hash) return (await verifyPassword({ hash, password })) ? hash : null;
  // Takes as long as a wrong guess.
  await hashPassword(password);
  return null;
}

const quarterHour = { count: 10, seconds: 15 * 60 };
const day = { count: 50, seconds: 24 * 60 * 60 };

/**
 * Guesses are counted by device and child, so that nobody elsewhere can lock a child out, and
 * somebody with the device can not lock it out elsewhere. Counted before the pictures are looked
 * at; out: what takes the call out of the counts.
 * @see docs/requirements.md#r-slow-guessing
 */
async function limitPicturePasswords(
  ctx: AppContext,
  deviceId: string,
  childId: string,
  now: Date,
) {
  const counts = [
    { key: `pictures ${deviceId} ${childId}`, window: quarterHour },
    { key: `pictures day ${deviceId} ${childId}`, window: day },
  ];
  for (const { key, window } of counts) {
    const wait = await ctx.limiter.shared(key, window, now);
    if (wait > 0) throw new AppError('too_many_requests', { retryAfter: wait });
  }
  return async () => {
    for (const { key } of counts) await ctx.limiter.release(key);
  };
}

/**
 * Opens a child's session. Throws `child_paused`, `child_closed`, and `invalid_credentials` where
 * the pictures changed meanwhile.
 */
async function openChildSession(
  c: Context,
  ctx: AppContext,
  childId: string,
  hash: string,
): Promise<void> {
  await openSession(c, ctx, childId, async () => {
    if ((await findPictures(ctx.db, childId)) !== hash) throw new AppError('invalid_credentials');
    await refuseLockedOut(ctx, await findAccount(ctx.db, childId));
  });
  await endSessionBefore(c, ctx);
  const known = await findAccount(ctx.db, childId);
  for (const cookie of ownLanguageCookies(c, ctx.env, known?.interfaceLanguage ?? null)) {
    c.header('set-cookie', cookie, { append: true });
  }
  const whose = { id: childId, viewer: 'child' } as const;
  noteSecurity(c, ctx, { security: 'signed in', by: 'pictures' }, whose);
  rememberViewer(c, ctx, 'child');
}
