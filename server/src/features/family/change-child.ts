import {
  checkPictures,
  type PictureName,
  pictureSecret,
} from '@pius/domain/account/picture-password.ts';
import type { Language } from '@pius/domain/language.ts';
import type { AppContext } from '../../app-context.ts';
import type { Queryable } from '../../db/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { hashPassword } from '../../platform/sign-in/password-hash.ts';
import { endSessionsOfUsers } from '../account/store.ts';
import { switchChat } from './chat-consent.ts';
import { loginOf, refuse, similarNameRefused } from './children.ts';
import { findChild, lockChild, setChildPassword, setPictures, updateChild } from './store.ts';

/** What may be changed of a child; what is left out stays as it is. */
interface ChildChange {
  name?: string | undefined;
  age?: number | undefined;
  password?: string | undefined;
  pictures?: readonly PictureName[] | null | undefined;
  paused?: boolean | undefined;
  any_order?: boolean | undefined;
  chat?: boolean | undefined;
  language?: Language | null | undefined;
  was?: { name?: string | undefined; age?: number | undefined } | undefined;
}

/**
 * Changes a child. A password, pictures and a pause end the child's sessions in the same
 * transaction.
 * @returns The child's row.
 * @throws As `createChild` does, and `child_changed` where name or age are no more what the window
 *   showed (`was`), so that of two windows none undoes silently what the other did.
 * @see docs/requirements.md#r-child-settings
 */
export async function changeChild(
  ctx: AppContext,
  parentId: string,
  childId: string,
  change: ChildChange,
  now: Date,
) {
  refuse(change);
  const wrong = change.pictures ? checkPictures(change.pictures) : null;
  if (wrong) throw new AppError(wrong, { fields: { pictures: wrong } });
  const hashes = await hashesOf(ctx, parentId, change);
  return similarNameRefused(() =>
    ctx.db.transaction(async (tx) => {
      const login = change.name === undefined ? {} : await loginOf(tx, parentId, change.name);
      await refuseStale(tx, childId, change.was);
      await updateChild(tx, childId, { ...fieldsOf(change, now), ...login });
      if (hashes.password) await setChildPassword(tx, childId, hashes.password);
      if (hashes.pictures !== undefined) await setPictures(tx, childId, hashes.pictures, now);
      if (change.chat !== undefined) await switchChat(tx, parentId, childId, change.chat, now);
      if (hashes.password || hashes.pictures !== undefined || change.paused) {
        await endSessionsOfUsers(tx, [childId]);
      }
      const child = await findChild(tx, childId);
      if (!child) throw new AppError('not_found');
      return child;
    }),
  );
}

/**
 * The row is locked until the end of the transaction: of two windows that save at once the second
 * is told of the first.
 */
async function refuseStale(tx: Queryable, childId: string, was: ChildChange['was']): Promise<void> {
  const row = await lockChild(tx, childId);
  if (!row) throw new AppError('not_found');
  const renamed = was?.name !== undefined && was.name !== row.name;
  const older = was?.age !== undefined && was.age !== row.age;
  if (renamed || older) throw new AppError('child_changed');
}

function fieldsOf({ name, age, paused, any_order, language }: ChildChange, now: Date) {
  return {
    ...(name === undefined ? {} : { fullName: name.trim() }),
    ...(age === undefined ? {} : { age }),
    ...(paused === undefined ? {} : { pausedAt: paused ? now : null }),
    ...(any_order === undefined ? {} : { anyOrder: any_order }),
    ...(language === undefined ? {} : { interfaceLanguage: language }),
  };
}

/** Pictures: undefined leaves them, null takes them away. */
async function hashesOf(ctx: AppContext, parentId: string, { password, pictures }: ChildChange) {
  return {
    password: password === undefined ? undefined : await hashForChild(ctx, parentId, password),
    pictures: pictures ? await hashForChild(ctx, parentId, pictureSecret(pictures)) : pictures,
  };
}

/**
 * Hashing is costly: 30 new passwords an hour are far more than a family sets.
 * @see docs/requirements.md#r-bounded-work
 */
async function hashForChild(ctx: AppContext, parentId: string, password: string): Promise<string> {
  const limit = { count: 30, seconds: 60 * 60 };
  const wait = await ctx.limiter.shared(`child password ${parentId}`, limit, ctx.now());
  if (wait > 0) throw new AppError('too_many_requests', { retryAfter: wait });
  return hashPassword(password);
}
