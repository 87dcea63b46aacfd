import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  askEmailChange,
  cancelDeletion,
  changeProfile,
  confirmEmailChange,
  deleteFamily,
  listConsents,
  readEmailChange,
  setDataConsent,
} from '@pius/contracts/settings.ts';
import type { AppContext } from '../../app-context.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { mount } from '../../platform/http/mount.ts';
import type { KnownAccount } from '../../platform/sign-in/account-of-user.ts';
import type { Caller } from '../../platform/sign-in/caller.ts';
import { knownDeviceCookie } from '../../platform/sign-in/known-device.ts';
import { giveDataConsent, listAgreements } from './agreements.ts';
import { changeOwnProfile } from './change-profile.ts';
import { askForDeletion, cancelFamilyDeletion } from './deletion.ts';
import { askForEmail, confirmNewEmail, emailChangeOf } from './email-change.ts';
import { mayWriteOf } from './policy.ts';
import { presentProfile } from './present.ts';
import { findProfile } from './store.ts';

/**
 * What a grown-up does on the page of settings: who one is, the address, consents, the end of the
 * account.
 */
export function settingsRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount(app, ctx, changeProfile, async ({ body, caller }) =>
    presentProfile(await changeOwnProfile(ctx, accountOf(caller).id, body)),
  );
  mount(app, ctx, askEmailChange, async ({ body, caller, now }) => {
    await askForEmail(ctx, accountOf(caller), body, now);
    return { sent: true as const };
  });
  mount(app, ctx, readEmailChange, async ({ query, caller, now }) => {
    const { email, userId } = await emailChangeOf(ctx, query.token, now);
    return { email, signed_in: caller.account?.id === userId };
  });
  mount(app, ctx, confirmEmailChange, async ({ body, caller, now, c }) => {
    const callerId = caller.account?.id ?? null;
    const { email } = await confirmNewEmail(ctx, { ...body, callerId }, now);
    c.header('set-cookie', knownDeviceCookie(c, ctx, email), { append: true });
    return { email };
  });
  mount(app, ctx, listConsents, async ({ caller }) => ({
    items: await listAgreements(ctx, accountOf(caller).id),
    next: null,
  }));
  mount(app, ctx, setDataConsent, async ({ params, body, caller, now }) => {
    const parentId = accountOf(caller).id;
    const child = await findProfile(ctx.db, params.id);
    // Foreign and missing are the same answer (docs/requirements.md#r-foreign-is-missing).
    if (!child?.parentId || !mayWriteOf('child', caller, child)) throw new AppError('not_found');
    await giveDataConsent(ctx, { parentId, childId: child.id, granted: body.given }, now);
    return { given: body.given };
  });
  mount(app, ctx, deleteFamily, async ({ body, caller, now }) => {
    const dueAt = await askForDeletion(ctx, accountOf(caller), body.password, now);
    return { due_at: dueAt.toISOString() };
  });
  mount(app, ctx, cancelDeletion, async ({ caller }) => {
    await cancelFamilyDeletion(ctx, accountOf(caller));
    return { kept: true as const };
  });
}

function accountOf(caller: Caller): KnownAccount {
  if (!caller.account) throw new AppError('user_not_authenticated');
  return caller.account;
}
