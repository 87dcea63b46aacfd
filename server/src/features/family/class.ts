import { createHmac } from 'node:crypto';
import type { addClass } from '@pius/contracts/class.ts';
import { textVersion } from '@pius/domain/account/agreement.ts';
import { childLoginName, composeChildEmail } from '@pius/domain/account/login-name.ts';
import { checkClassLines, isFaultless, type LineFaults } from '@pius/domain/family/class-lines.ts';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import type { Queryable } from '../../db/database.ts';
import { classLines } from '../../db/tables/account.ts';
import { uniqueViolation } from '../../db/unique-violation.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { KnownAccount } from '../../platform/sign-in/account-of-user.ts';
import { createAccount } from '../../platform/sign-in/create-account.ts';
import { createBudget } from '../../platform/sign-in/hash-budget.ts';
import { hashPassword } from '../../platform/sign-in/password-hash.ts';
import { recordConsents } from '../account/store.ts';
import {
  type ClassResult,
  listClassLines,
  namesOfChildren,
  oneListAtATime,
} from './class-store.ts';
import { lockEmailOf } from './store.ts';

type ClassList = z.output<
  (typeof addClass)['request']['body']['content']['application/json']['schema']
>;
type Child = ClassList['children'][number];

/** A line that may become a child. */
interface Ready extends Child {
  line: number;
  passwordHash: string;
}

/**
 * Lists are hashed one after the other, so that who logs in meanwhile waits for two hashes at most.
 * @see docs/requirements.md#r-bounded-work
 */
const inTurn = createBudget({ atOnce: 1, waiting: 4 });

/**
 * Adds the children of a class list, each whole or not at all, in one transaction (the attested
 * permission of each parent is recorded with the text's version).
 * @returns What became of each line, in its order. Sent again with the same key it answers the same
 *   and adds nobody; a child deleted since is `not_found`.
 * @throws `consent_required` without the attestation, `conflict_key_reused` for the key of another
 *   list, 429 past 120 children an hour, and 503 where too many lists wait.
 * @see docs/requirements.md#r-class
 * @see docs/requirements.md#r-consent
 */
export async function addClassList(
  ctx: AppContext,
  parent: KnownAccount,
  list: ClassList,
  now: Date,
): Promise<ClassResult[]> {
  if (!list.attested) {
    throw new AppError('consent_required', { fields: { attested: 'consent_required' } });
  }
  const known = await resultsOf(ctx, ctx.db, parent.id, list);
  if (known) return known;
  const faults = checkClassLines(
    list.children.map((child) => ({ ...child, age: String(child.age) })),
    await namesOfChildren(ctx.db, parent.id),
  );
  const results = list.children.map((child, line) => refusalOf(faults[line] ?? {}, child));
  const good = list.children
    .map((child, line) => ({ ...child, line }))
    .filter(({ line }) => !results[line]);
  const ready = await inTurn(async () => {
    // Counted when its turn has come: a list that finds too many before it has added nobody.
    if (good.length > 0) await limitChildren(ctx, parent.id, good.length, now);
    const hashed: Ready[] = [];
    for (const child of good) {
      hashed.push({ ...child, passwordHash: await hashPassword(child.password) });
    }
    return hashed;
  });
  return ctx.db.transaction(async (tx) => {
    await oneListAtATime(tx, parent.id);
    const meanwhile = await resultsOf(ctx, tx, parent.id, list);
    if (meanwhile) return meanwhile;
    const parentEmail = (await lockEmailOf(tx, parent.id)) ?? '';
    for (const child of ready) {
      const email = composeChildEmail(parentEmail, child.name);
      results[child.line] = email
        ? await addChild(tx, parent, { ...child, email }, now)
        : refused('name', 'invalid_parent_email');
    }
    const all = results.map((result) => result ?? refused('name', 'internal'));
    await tx.insert(classLines).values(
      all.map(({ id, field, code }, line) => ({
        ...{ userId: parent.id, key: list.key, line, childId: id, field, code, receivedAt: now },
        bodyHash: hashOf(ctx, list, line),
      })),
    );
    return all;
  });
}

function refused(field: ClassResult['field'], code: string): ClassResult {
  return { id: null, field, code };
}

function refusalOf(faults: LineFaults, { password }: Child): ClassResult | null {
  // Over the wire a password is always there: the page suggests one where the list has none.
  if (isFaultless(faults) && password === '')
    return refused('password', 'child_password_too_short');
  if (faults.name) return refused('name', faults.name);
  // A number that was sent is never missing.
  if (faults.age) return refused('age', 'child_age_range');
  return faults.password ? refused('password', faults.password) : null;
}

/**
 * The children of a list count as so many calls of the route that adds one: a class once an hour,
 * not a flood.
 */
async function limitChildren(ctx: AppContext, parentId: string, weight: number, now: Date) {
  const window = { count: 120, seconds: 60 * 60, weight };
  const key = `post /rest/v1/children ${parentId}`;
  const wait = await ctx.limiter.shared(key, window, now);
  if (wait === 0) return;
  // Nobody of it is added, so that a shorter list may still be.
  await ctx.limiter.release(key, weight);
  throw new AppError('too_many_requests', { retryAfter: wait });
}

async function addChild(
  tx: Queryable,
  parent: KnownAccount,
  child: Ready & { email: string },
  now: Date,
): Promise<ClassResult> {
  try {
    return await tx.transaction(async (point) => {
      const id = await createAccount(point, {
        email: child.email,
        passwordHash: child.passwordHash,
        fullName: child.name.trim(),
        confirmed: true,
        profile: {
          role: 'child',
          parentId: parent.id,
          age: child.age,
          loginName: childLoginName(child.name),
          language: parent.language,
          timeZone: parent.timeZone,
          // Children of one transaction stay in the order of their list wherever they are shown.
          createdAt: sql<Date>`now() + ${child.line} * interval '1 millisecond'`,
        },
      });
      const kinds = ['child-data', 'attestation'] as const;
      const consents = kinds.map((kind) => ({ kind, version: textVersion, childId: id }));
      await recordConsents(point, parent.id, consents, now);
      return { id, field: null, code: null };
    });
  } catch (error) {
    if (!uniqueViolation(error)) throw error;
    return refused('name', 'child_name_similar');
  }
}

/** What became of the list when it was sent before; null where it was not. */
async function resultsOf(
  ctx: AppContext,
  db: Queryable,
  parentId: string,
  list: ClassList,
): Promise<ClassResult[] | null> {
  const saved = await listClassLines(db, parentId, list.key);
  if (saved.length === 0) return null;
  const lines = new Map(saved.map((row) => [row.line, row]));
  const same = saved.every(({ line, bodyHash }) => bodyHash === hashOf(ctx, list, line));
  if (!same) throw new AppError('conflict_key_reused');
  return list.children.map((_, line) => {
    const row = lines.get(line);
    return row ? { id: row.childId, field: row.field, code: row.code } : refused(null, 'not_found');
  });
}

/**
 * Of the name, the age and how long the list is: of a short password even a keyed hash is better
 * not kept.
 */
function hashOf(ctx: AppContext, { children }: ClassList, line: number): string {
  const said = JSON.stringify([children[line]?.name, children[line]?.age, children.length]);
  return createHmac('sha256', ctx.secret).update(`class line ${said}`).digest('base64url');
}
