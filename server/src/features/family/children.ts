import type { ErrorCode } from '@pius/contracts/errors.ts';
import { isChildAge } from '@pius/domain/account/age.ts';
import { textVersion } from '@pius/domain/account/agreement.ts';
import {
  checkChildName,
  childLoginName,
  composeChildEmail,
} from '@pius/domain/account/login-name.ts';
import { checkChildPassword } from '@pius/domain/account/password.ts';
import type { AppContext } from '../../app-context.ts';
import type { Queryable } from '../../db/database.ts';
import { uniqueViolation } from '../../db/unique-violation.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { KnownAccount } from '../../platform/sign-in/account-of-user.ts';
import { createAccount } from '../../platform/sign-in/create-account.ts';
import { hashPassword } from '../../platform/sign-in/password-hash.ts';
import { findEmailOf, hasConsent, recordConsents } from '../account/store.ts';
import { findChild, lockEmailOf } from './store.ts';

/** What may be said of a child, as far as it has rules. */
interface ChildInput {
  name?: string | undefined;
  age?: number | undefined;
  password?: string | undefined;
}

/**
 * Adds a child to a grown-up's family. Consent to keeping a child's data is given with the call, or
 * was given for an earlier child and stands; it is recorded for this child.
 * @returns The child's row. `emailParent` tells the parent by e-mail.
 * @throws `AppError` with the broken rule's code; a name that folds to one already there is
 *   `child_name_similar`.
 * @see docs/requirements.md#r-child-account
 * @see docs/requirements.md#r-consent
 */
export async function createChild(
  ctx: AppContext,
  parent: KnownAccount,
  input: { name: string; age: number; password: string; consent?: boolean | undefined },
  now: Date,
  { emailParent = false } = {},
) {
  refuse(input);
  if (!input.consent && !(await hasConsent(ctx.db, parent.id, 'child-data'))) {
    throw new AppError('consent_required', { fields: { consent: 'consent_required' } });
  }
  const passwordHash = await hashPassword(input.password);
  return similarNameRefused(() =>
    ctx.db.transaction(async (tx) => {
      const { loginName, email } = await loginOf(tx, parent.id, input.name);
      const childId = await createAccount(tx, {
        email,
        passwordHash,
        fullName: input.name.trim(),
        confirmed: true,
        profile: {
          role: 'child',
          parentId: parent.id,
          age: input.age,
          loginName,
          language: parent.language,
          timeZone: parent.timeZone,
        },
      });
      await recordConsents(
        tx,
        parent.id,
        [{ kind: 'child-data', version: textVersion, childId }],
        now,
      );
      const child = await findChild(tx, childId);
      if (!child) throw new AppError('not_found');
      if (emailParent) await emailParentOfChild(tx, ctx, parent, child.name);
      return child;
    }),
  );
}

/** Throws the codes of what is wrong with what is said of a child, by field. */
export function refuse(input: ChildInput): void {
  const fields: Record<string, ErrorCode> = {};
  const name = input.name === undefined ? null : checkChildName(input.name);
  if (name) fields.name = name;
  if (input.age !== undefined && !isChildAge(input.age)) fields.age = 'child_age_range';
  const password = input.password === undefined ? null : checkChildPassword(input.password);
  if (password) fields.password = password;
  const [first] = Object.values(fields);
  if (first) throw new AppError(first, { fields });
}

/**
 * The login of a child by its parent's address and its name; the address does not change before the
 * transaction ends. Throws `invalid_parent_email`.
 */
export async function loginOf(tx: Queryable, parentId: string, name: string) {
  const email = composeChildEmail((await lockEmailOf(tx, parentId)) ?? '', name);
  if (!email) throw new AppError('invalid_parent_email');
  return { loginName: childLoginName(name), email };
}

/**
 * A login name or e-mail that is taken, by a brother or by an adult elsewhere, is "a similar name".
 */
export async function similarNameRefused<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!uniqueViolation(error)) throw error;
    throw new AppError('child_name_similar', { fields: { name: 'child_name_similar' } });
  }
}

/**
 * The e-mail that a child was added, to the parent's own address.
 * @see docs/requirements.md#r-child-account
 */
async function emailParentOfChild(
  tx: Queryable,
  ctx: AppContext,
  parent: KnownAccount,
  child: string,
) {
  const to = await findEmailOf(tx, parent.id);
  if (!to) throw new AppError('invalid_parent_email');
  const path = parent.language === 'en' ? '/login' : `/${parent.language}/login`;
  await ctx.mailer.enqueue(tx, {
    kind: 'child-added',
    to,
    language: parent.language,
    data: { name: parent.fullName, child, link: `${ctx.env.publicUrl}${path}` },
  });
}
