import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Queryable } from '../../db/database.ts';
import type { TableRule } from '../../db/table-rule.ts';
import { detachDisclosures } from '../chat/detach-disclosures.ts';
import { belongsTo, type Family, findChildAlone, findFamily, ruledTables } from './family-rows.ts';

/**
 * Deletes a parent with the children and all that is theirs, as the data map says, in one transaction. Orders and their
 * ledger stay for accounting, with no link to anybody, and for a while the signs of harm that nobody has dealt with,
 * without the account. Unknown: nothing happens.
 * @see docs/requirements.md#r-deletion
 */
export async function deleteFamily(db: Database, parentId: string): Promise<void> {
  await db.transaction((tx) => eraseFamily(tx, parentId));
}

/** Does the same in the caller's transaction. */
export async function eraseFamily(tx: Queryable, parentId: string): Promise<void> {
  const family = await findFamily(tx, parentId, { lock: true });
  if (family) await erase(tx, family);
}

/**
 * Deletes one child with all that is its own, as the data map says, in one transaction. What its parent bought stays.
 * Unknown, or no child: nothing happens.
 */
export async function deleteChild(db: Database, childId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const alone = await findChildAlone(tx, childId);
    if (alone) await erase(tx, alone);
  });
}

async function erase(tx: Queryable, family: Family): Promise<void> {
  await detachDisclosures(tx, family.members);
  for (const { table, rule } of ruledTables) await cut(tx, table, rule, family);
  for (const { table, rule } of ruledTables) {
    if (rule.deletion === 'erase') {
      await tx.delete(table).where(belongsTo(table, rule.owner, family));
    }
  }
}

async function cut(tx: Queryable, table: PgTable, rule: TableRule, family: Family): Promise<void> {
  if (rule.deletion !== 'detach') return;
  const links = Object.entries(rule.columns).filter(([, fate]) => fate === 'cut');
  if (links.length === 0) return;
  await tx
    .update(table)
    .set(Object.fromEntries(links.map(([name]) => [name, null])))
    .where(belongsTo(table, rule.owner, family));
}
