import { randomUUID } from 'node:crypto';
import { type AgreementKind, textVersion } from '@pius/domain/account/agreement.ts';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import { consents, profiles } from '../../db/tables/account.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { endSessionsOfUsers } from './store.ts';

/** What a grown-up has agreed to, the newest first. @see docs/requirements.md#r-consent */
export async function listAgreements(ctx: AppContext, userId: string) {
  const rows = await ctx.db
    .select()
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(desc(consents.givenAt), desc(consents.id));
  return rows.map((row) => ({
    kind: row.kind,
    child_id: row.childId,
    version: row.version,
    given_at: row.givenAt.toISOString(),
    withdrawn_at: row.withdrawnAt?.toISOString() ?? null,
  }));
}

/**
 * Records a parent's consent to keeping a child's data, or takes it back: from that moment on the
 * child is nowhere signed in and no call of the child is taken, and the consent to the chat, which
 * keeps data too, is over with it. What it is already changes nothing, so that sent twice counts
 * once. Throws `not_found` where the child is gone.
 */
export async function giveDataConsent(
  ctx: AppContext,
  { parentId, childId, granted }: { parentId: string; childId: string; granted: boolean },
  now: Date,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const locked = await tx
      .select({ id: profiles.id })
      .from(profiles)
      .where(and(eq(profiles.id, childId), eq(profiles.parentId, parentId)))
      .for('update');
    if (locked.length === 0) throw new AppError('not_found');
    const status = (...kinds: AgreementKind[]) =>
      and(
        eq(consents.childId, childId),
        inArray(consents.kind, kinds),
        isNull(consents.withdrawnAt),
      );
    if (!granted) {
      const over = status('child-data', 'chat');
      await tx.update(consents).set({ withdrawnAt: now }).where(over);
      await endSessionsOfUsers(tx, [childId]);
      return;
    }
    const stands = status('child-data');
    if ((await tx.select({ id: consents.id }).from(consents).where(stands)).length > 0) return;
    const consent = { kind: 'child-data' as const, version: textVersion, givenAt: now };
    await tx.insert(consents).values({ ...consent, id: randomUUID(), userId: parentId, childId });
  });
}
