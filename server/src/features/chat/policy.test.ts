import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppContext } from '../../app-context.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Caller } from '../../platform/sign-in/caller.ts';
import { addCaller, addConsent, visitor } from '../../test/callers.ts';
import { chatterOf, familyNames, limitOf, readablePerson, whyClosed } from './policy.ts';

let database: TestDatabase;
let anna: Awaited<ReturnType<typeof addCaller>>;
let lucia: typeof anna;
let marco: typeof anna;
let berta: typeof anna;
let admin: typeof anna;

function contextWith(env: Partial<AppContext['env']> = {}): AppContext {
  return { db: database.db, env } as AppContext;
}

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  anna = await addCaller(db, 'anna');
  const parentId = anna.account.id;
  lucia = await addCaller(db, 'lucia', { parentId });
  marco = await addCaller(db, 'marco', { parentId });
  berta = await addCaller(db, 'berta');
  admin = await addCaller(db, 'admin', { admin: true });
  await addConsent(db, { by: anna, childId: lucia.account.id, kind: 'chat' });
  const past = new Date('2027-01-01T00:00:00Z');
  await addConsent(db, { by: anna, childId: marco.account.id, kind: 'chat', withdrawnAt: past });
  await addConsent(db, { by: anna, childId: marco.account.id, kind: 'child-data' });
});
afterAll(() => database.drop());

it('who chats has an account', () => {
  expect(chatterOf(lucia)).toBe(lucia.account);
  expect(() => chatterOf(visitor)).toThrow(new AppError('user_not_authenticated'));
});

it('a child asks 30 questions a day, a grown-up 200', () => {
  expect([lucia, anna, admin].map(({ account }) => limitOf(account))).toEqual([30, 200, 200]);
});

describe('the chat', () => {
  // docs/requirements.md#r-consent
  it('is open to a child while its parent’s consent to it stands', async () => {
    expect(await whyClosed(contextWith(), lucia.account)).toBeNull();
  });

  it('is switched off to a child whose parent took it back, or agreed to something else', async () => {
    expect(await whyClosed(contextWith(), marco.account)).toBe('switched-off');
  });

  it('is open to grown-ups, whatever is set', async () => {
    for (const { account } of [anna, admin]) {
      expect(await whyClosed(contextWith({ production: true }), account)).toBeNull();
    }
  });

  // docs/requirements.md#r-chat-open
  it('is in production closed to children until somebody is there for signs of harm', async () => {
    expect(await whyClosed(contextWith({ production: true }), lucia.account)).toBe('not-set-up');
    const set = { production: true, safeguardingEmail: 'care@example.org' };
    expect(await whyClosed(contextWith(set), lucia.account)).toBeNull();
    expect(await whyClosed(contextWith({ production: false }), lucia.account)).toBeNull();
  });
});

it('the names of a family are those of parent and children, and of nobody else', async () => {
  for (const { account } of [anna, lucia, marco]) {
    const names = await familyNames(contextWith(), account);
    expect(names.sort()).toEqual(['anna', 'lucia', 'marco']);
  }
  expect(await familyNames(contextWith(), berta.account)).toEqual(['berta']);
});

describe('conversations', () => {
  const read = async (who: Caller, id?: string) =>
    (await readablePerson(contextWith(), who, id)).id;

  it('are read by who had them, and a child’s by its parent', async () => {
    for (const who of [lucia, anna, admin]) expect(await read(who)).toBe(who.account.id);
    expect(await read(anna, lucia.account.id)).toBe(lucia.account.id);
  });

  it('are not there for anybody else, an admin neither', async () => {
    for (const who of [visitor, marco, berta, admin]) {
      await expect(read(who, lucia.account.id)).rejects.toThrow(new AppError('not_found'));
    }
    await expect(read(lucia, anna.account.id)).rejects.toThrow(new AppError('not_found'));
    await expect(read(anna, randomUUID())).rejects.toThrow(new AppError('not_found'));
  });
});
