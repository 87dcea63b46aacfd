import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppContext } from '../../app-context.ts';
import { lessonProgress } from '../../db/tables/progress.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Caller } from '../../platform/sign-in/caller.ts';
import { addCaller, addConsent, visitor } from '../../test/callers.ts';
import type { Access } from '../course/access.ts';
import { childForOralReview, childOf, readableChild, requireOpenOrBegun } from './policy.ts';

const noSuch = new AppError('not_found');
let database: TestDatabase;
let ctx: AppContext;
let anna: Awaited<ReturnType<typeof addCaller>>;
let lucia: typeof anna;
let marco: typeof anna;
let berta: typeof anna;
let admin: typeof anna;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = { db: database.db } as AppContext;
  anna = await addCaller(database.db, 'anna');
  const parentId = anna.account.id;
  lucia = await addCaller(database.db, 'lucia', { parentId });
  marco = await addCaller(database.db, 'marco', { parentId });
  berta = await addCaller(database.db, 'berta');
  admin = await addCaller(database.db, 'admin', { admin: true });
  await addConsent(database.db, { by: anna, childId: lucia.account.id, kind: 'child-data' });
});
afterAll(() => database.drop());

it('progress is written of a child by that child', () => {
  expect(childOf(lucia)).toBe(lucia.account);
  for (const who of [visitor, anna, admin]) {
    expect(() => childOf(who)).toThrow(new AppError('forbidden'));
  }
});

it('a lesson is written to while its module is open, or when it was begun while it was', async () => {
  const write = (module: number, id: string, access: Access | null = null) =>
    requireOpenOrBegun(database.db, { caller: lucia, access }, { id, module });
  const begun = { childId: lucia.account.id, lessonId: '2-1', percentage: 5 };
  await database.db.insert(lessonProgress).values(begun);
  await expect(write(1, '1-1')).resolves.toBeUndefined();
  await expect(write(2, '2-1')).resolves.toBeUndefined();
  await expect(write(2, '2-2')).rejects.toThrow(new AppError('lesson_locked_ask_parent'));
  const paid = { hasActiveSubscription: true, isChildOfAdmin: false };
  await expect(write(2, '2-2', paid)).resolves.toBeUndefined();
});

describe('the child whose progress is read', () => {
  const read = async (who: Caller, child?: string) => (await readableChild(ctx, who, child)).id;

  it('is oneself, or an own child, or whom an admin names', async () => {
    const { id } = lucia.account;
    expect(await read(lucia)).toBe(id);
    for (const who of [lucia, anna, admin]) expect(await read(who, id)).toBe(id);
  });

  it('is to be named by a grown-up', async () => {
    for (const who of [anna, admin]) {
      const refused = await read(who).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(AppError);
      expect(refused).toMatchObject({
        ...{ code: 'invalid_input', fields: { child_id: 'invalid_input' } },
      });
    }
  });

  it('is not there for anybody else, nor where there is no such child', async () => {
    for (const who of [visitor, marco, berta]) {
      await expect(read(who, lucia.account.id)).rejects.toThrow(noSuch);
    }
    await expect(read(anna, randomUUID())).rejects.toThrow(noSuch);
    await expect(read(admin, berta.account.id)).rejects.toThrow(noSuch);
  });
});

describe('the child that is heard', () => {
  const readHearable = async (who: Caller, child: string) =>
    (await childForOralReview(ctx, who, child)).id;

  // docs/requirements.md#r-consent
  it('is an own one of a parent who has agreed that its data are kept', async () => {
    expect(await readHearable(anna, lucia.account.id)).toBe(lucia.account.id);
    const refusal = new AppError('consent_required');
    await expect(readHearable(anna, marco.account.id)).rejects.toThrow(refusal);
  });

  it('is not there for anybody else, nor where there is no such child', async () => {
    for (const who of [visitor, lucia, marco, berta, admin]) {
      await expect(readHearable(who, lucia.account.id)).rejects.toThrow(noSuch);
    }
    await expect(readHearable(anna, randomUUID())).rejects.toThrow(noSuch);
    await expect(readHearable(anna, anna.account.id)).rejects.toThrow(noSuch);
  });
});
