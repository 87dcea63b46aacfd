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
import type { House } from '../../house.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { mount } from '../../platform/http/mount.ts';
import type { KnownAccount } from '../../platform/sign-in/account-of-user.ts';
import type { Caller } from '../../platform/sign-in/caller.ts';
import { knownDeviceCookie } from '../../platform/sign-in/known-device.ts';
import { giveDataConsent, listAgreements } from './agreements.ts';
import { changeOwnProfile } from './change-profile.ts';
import { askForDeletion, keepFamily } from './deletion.ts';
import { askForEmail, confirmNewEmail, emailChangeOf } from './email-change.ts';
import { mayWriteOf } from './policy.ts';
import { presentProfile } from './present.ts';
import { findProfile } from './store.ts';

/** What a grown-up does on the page of settings: who one is, the address, consents, the end of the account. */
export function settingsRoutes(app: OpenAPIHono, house: House): void {
  mount(app, house, changeProfile, async ({ body, caller }) =>
    presentProfile(await changeOwnProfile(house, accountOf(caller).id, body)),
  );
  mount(app, house, askEmailChange, async ({ body, caller, now }) => {
    await askForEmail(house, accountOf(caller), body, now);
    return { sent: true as const };
  });
  mount(app, house, readEmailChange, async ({ query, caller, now }) => {
    const { email, userId } = await emailChangeOf(house, query.token, now);
    return { email, signed_in: caller.account?.id === userId };
  });
  mount(app, house, confirmEmailChange, async ({ body, caller, now, c }) => {
    const callerId = caller.account?.id ?? null;
    const { email } = await confirmNewEmail(house, { ...body, callerId }, now);
    c.header('set-cookie', knownDeviceCookie(c, house, email), { append: true });
    return { email };
  });
  mount(app, house, listConsents, async ({ caller }) => ({
    items: await listAgreements(house, accountOf(caller).id),
    next: null,
  }));
  mount(app, house, setDataConsent, async ({ params, body, caller, now }) => {
    const parentId = accountOf(caller).id;
    const child = await findProfile(house.db, params.id);
    // Foreign and missing are the same answer (docs/requirements.md#r-foreign-is-missing).
    if (!child?.parentId || !mayWriteOf('child', caller, child)) throw new AppError('not_found');
    await giveDataConsent(house, { parentId, childId: child.id, given: body.given }, now);
    return { given: body.given };
  });
  mount(app, house, deleteFamily, async ({ body, caller, now }) => {
    const dueAt = await askForDeletion(house, accountOf(caller), body.password, now);
    return { due_at: dueAt.toISOString() };
  });
  mount(app, house, cancelDeletion, async ({ caller }) => {
    await keepFamily(house, accountOf(caller));
    return { kept: true as const };
  });
}

function accountOf(caller: Caller): KnownAccount {
  if (!caller.account) throw new AppError('user_not_authenticated');
  return caller.account;
}
