import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Queryable } from '../../db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import type { Caller } from '../../platform/sign-in/caller.ts';
import { addCaller, visitor } from '../../test/callers.ts';
import { grantAccess } from '../billing/ledger.ts';
import { accessIn, moduleAccess } from './access.ts';

const now = new Date('2027-03-10T12:00:00Z');
const open = { open: true };
/** A database that must not be asked. */
const noDatabase = new Proxy({}, { get: () => expect.unreachable('the database was asked') });
let database: TestDatabase;
let anna: Awaited<ReturnType<typeof addCaller>>;
let lucia: typeof anna;
let marco: typeof anna;
let admin: typeof anna;
let adminsChild: typeof anna;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  anna = await addCaller(db, 'anna');
  const parentId = anna.account.id;
  lucia = await addCaller(db, 'lucia', { parentId });
  marco = await addCaller(db, 'marco', { parentId });
  admin = await addCaller(db, 'admin', { admin: true });
  adminsChild = await addCaller(db, 'pia', { parentId: admin.account.id });
  await db.transaction((tx) =>
    grantAccess(tx, {
      ...{ parentId, childId: lucia.account.id, subscriptionType: 'monthly' },
      at: new Date('2027-03-01T00:00:00Z'),
    }),
  );
});
afterAll(() => database.drop());

// docs/requirements.md#r-module-access
describe('a module', () => {
  const ask = (who: Caller, module: number, at = now) => moduleAccess(database.db, who, module, at);

  it('is opened to a child by its own subscription, for as long as it runs', async () => {
    expect(await ask(lucia, 2)).toEqual(open);
    const locked = { open: false, reason: 'ask-parent' };
    expect(await ask(lucia, 2, new Date('2027-04-01T00:00:00Z'))).toEqual(locked);
    expect(await ask(marco, 2)).toEqual(locked);
  });

  it('is opened to the child of an admin, and to the admin', async () => {
    expect(await ask(adminsChild, 6)).toEqual(open);
    expect(await ask(admin, 6)).toEqual(open);
  });

  it('is opened to nobody else, but the first to everybody without a look into the database', async () => {
    expect(await ask(anna, 2)).toEqual({ open: false, reason: 'children-only' });
    expect(await ask(visitor, 2)).toEqual({ open: false, reason: 'sign-in' });
    for (const who of [visitor, anna, lucia, marco, admin]) {
      expect(await moduleAccess(noDatabase as Queryable, who, 1, now)).toEqual(open);
    }
  });
});

it('only children have what opens modules, whatever else is known of a caller', () => {
  const nothing = { hasActiveSubscription: false, isChildOfAdmin: false };
  const facts = { hasActiveSubscription: true, isChildOfAdmin: false };
  for (const who of [visitor, anna, admin]) expect(accessIn(who, facts)).toEqual(nothing);
  expect(accessIn(lucia, facts)).toEqual(facts);
  expect(accessIn(marco, null)).toEqual(nothing);
});
