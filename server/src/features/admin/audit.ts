import { randomUUID } from 'node:crypto';
import type { AuditAction, AuditSubject } from '@pius/domain/admin/audit.ts';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { userRoles } from '../../db/tables/account.ts';
import { type AuditDetails, auditLog } from '../../db/tables/admin.ts';
import { AppError } from '../../platform/http/app-error.ts';

interface AuditedAction {
  action: AuditAction;
  subject: AuditSubject;
  subjectId: string;
  /** Figures and names out of lists of ours; never a word that somebody wrote. */
  details?: AuditDetails;
}

/**
 * Leaves a line in the audit log. It takes the transaction of the act itself, who did it, what, and
 * when.
 * @throws `forbidden`, and the act with it, for one who is no admin any more: the role is held
 *   until the transaction ends, so that nothing is done after it was taken back.
 */
export async function recordAction(
  tx: Queryable,
  adminId: string,
  { action, subject, subjectId, details = {} }: AuditedAction,
  at: Date,
): Promise<void> {
  await requireAdmin(tx, adminId);
  await tx
    .insert(auditLog)
    .values({ id: randomUUID(), adminId, at, action, subject, subjectId, details });
}

async function requireAdmin(tx: Queryable, userId: string): Promise<void> {
  const held = await tx
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(and(eq(userRoles.userId, userId), eq(userRoles.role, 'admin')))
    .for('share');
  if (held.length === 0) throw new AppError('forbidden');
}
