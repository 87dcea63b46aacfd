import { auditActions, auditSubjects } from '@pius/domain/admin/audit.ts';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { user } from './account.ts';
import { instant } from './columns.ts';

/** Short facts beside an act: figures and names out of lists of ours, never a word that somebody wrote. */
export type AuditDetails = Record<string, string | number | boolean>;

/**
 * What admins did, one line for each act, written in the transaction of the act. It stays when what it is about is gone,
 * and when the admin is, then without telling who.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: text('id').primaryKey(),
    adminId: text('admin_id').references(() => user.id, { onDelete: 'set null' }),
    at: instant('at').notNull(),
    action: text('action', { enum: auditActions }).notNull(),
    subject: text('subject', { enum: auditSubjects }).notNull(),
    /** Cut where it was of a family that is deleted. */
    subjectId: text('subject_id'),
    details: jsonb('details').$type<AuditDetails>().notNull(),
  },
  (table) => [
    index('audit_log_newest').on(table.at, table.id),
    index('audit_log_admin_id').on(table.adminId),
  ],
);
