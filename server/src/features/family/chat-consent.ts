import { randomUUID } from 'node:crypto';
import { textVersion } from '@pius/domain/account/agreement.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { consents } from '../../db/tables/account.ts';

const standsFor = (childId: string) =>
  and(eq(consents.childId, childId), eq(consents.kind, 'chat'), isNull(consents.withdrawnAt));

/**
 * Switches the chat of a child on or off. The consent itself is the switch: on records it, once,
 * and off withdraws it at once. The child's row is locked by the caller.
 * @see docs/requirements.md#r-consent
 */
export async function switchChat(
  tx: Queryable,
  parentId: string,
  childId: string,
  on: boolean,
  now: Date,
): Promise<void> {
  if (!on) {
    await tx.update(consents).set({ withdrawnAt: now }).where(standsFor(childId));
    return;
  }
  const status = await tx.select({ id: consents.id }).from(consents).where(standsFor(childId));
  if (status.length > 0) return;
  await tx.insert(consents).values({
    id: randomUUID(),
    userId: parentId,
    childId,
    kind: 'chat',
    version: textVersion,
    givenAt: now,
  });
}
