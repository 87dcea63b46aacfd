import { and, asc, eq, getTableColumns, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { dataMap, type TableName } from '../../db/data-map.ts';
import type { Queryable } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import type { Owner, TableRule } from '../../db/table-rule.ts';
import { profiles, user } from '../../db/tables/account.ts';
import { orders } from '../../db/tables/billing.ts';

/** By what the rows of a family, or of one child alone, are found. */
export interface Family {
  /** The parent and the children, or one child. */
  members: string[];
  emails: string[];
  /** Orders the parent made, gifts without signing in among them. */
  orders: string[];
}

/** A table with its rule. */
export interface RuledTable {
  table: PgTable;
  rule: TableRule;
}

/** Every table of the product with its rule. */
export const ruledTables: RuledTable[] = Object.entries(schema).map(([name, table]) => ({
  table,
  rule: dataMap[name as TableName],
}));

/**
 * Finds a parent's family. With `lock` nothing can be written for its members until the transaction
 * ends.
 * @returns Null where no such parent exists.
 */
export async function findFamily(
  tx: Queryable,
  parentId: string,
  { lock = false } = {},
): Promise<Family | null> {
  const [parent] = await lockable(
    tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, parentId)).$dynamic(),
    lock,
  );
  if (!parent) return null;
  const children = await lockable(
    tx
      .select({ id: profiles.id })
      .from(profiles)
      .where(eq(profiles.parentId, parentId))
      .orderBy(asc(profiles.id))
      .$dynamic(),
    lock,
  );
  const members = [parentId, ...children.map(({ id }) => id)];
  const emails = await emailsOf(tx, members);
  const made = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(or(eq(orders.parentId, parentId), inArray(sql`lower(${orders.payerEmail})`, emails)));
  return { members, emails, orders: made.map(({ id }) => id) };
}

/**
 * A child by itself; nothing can be written for it until the transaction ends.
 * @returns Null where there is no such child.
 */
export async function findChildAlone(tx: Queryable, childId: string): Promise<Family | null> {
  const rows = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.id, childId), eq(profiles.role, 'child')))
    .for('update');
  const members = rows.map(({ id }) => id);
  if (members.length === 0) return null;
  return { members, emails: await emailsOf(tx, members), orders: [] };
}

async function emailsOf(tx: Queryable, members: string[]): Promise<string[]> {
  const users = await tx.select({ email: user.email }).from(user).where(inArray(user.id, members));
  return users.map(({ email }) => email.toLowerCase());
}

function lockable<Query extends { for(strength: 'update'): Query }>(query: Query, lock: boolean) {
  return lock ? query.for('update') : query;
}

/**
 * Has what is found by an address alone follow a user who leaves it, so that export and deletion
 * still find it: rows that may name a user name this one, and what is of the address only, such as
 * codes and links sent there, is over.
 */
export async function leaveAddress(tx: Queryable, userId: string, email: string): Promise<void> {
  const left: Family = { members: [], emails: [email.toLowerCase()], orders: [] };
  for (const { table, rule } of ruledTables) {
    if (rule.deletion === 'keep') continue;
    const { owner } = rule;
    if (owner.by === 'e-mail') await tx.delete(table).where(belongsTo(table, owner, left));
    if (owner.by !== 'member' || !owner.orEmail) continue;
    const [name = ''] = owner.columns;
    const column: PgColumn | undefined = getTableColumns(table)[name];
    if (!column) continue;
    const nobodys = and(isNull(column), belongsTo(table, owner, left));
    await tx
      .update(table)
      .set({ [name]: userId })
      .where(nobodys);
  }
}

/** The condition under which a row of a table belongs to a family. */
export function belongsTo(table: PgTable, owner: Owner, family: Family): SQL | undefined {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const column = (name: string): PgColumn => {
    const result = columns[name];
    if (!result) throw new Error(`the data map names a column ${name} that does not exist`);
    return result;
  };
  const hasEmail = (address: PgColumn) => inArray(sql`lower(${address})`, family.emails);
  switch (owner.by) {
    case 'member':
      return or(
        ...owner.columns.map((name) => inArray(column(name), family.members)),
        owner.orEmail ? hasEmail(column(owner.orEmail)) : undefined,
      );
    case 'e-mail':
      return hasEmail(column(owner.column));
    case 'order':
      return inArray(column(owner.column), family.orders);
  }
}
