import { type CallInput, type CallOutput, call } from '@/ui/api/call.ts';
import type { FetchPart } from '../list/use-admin-list.ts';

type Page = CallOutput<'GET /rest/v1/admin/audit'>;
type Query = NonNullable<CallInput<'GET /rest/v1/admin/audit'>['query']>;
/** One act, and whom the whole log names, for the choice. */
export type AuditLine = Page['items'][number] & { admins: Page['admins'] };

/** What the log is narrowed to; empty is everything. */
export interface AuditFilter {
  admin: string;
  action: string;
  day: string;
}

/** Fetches acts, the newest first. */
export const fetchAudit: FetchPart<AuditLine, AuditFilter> = async (filter, after) => {
  const { admin, action, day } = filter;
  const { items, admins, next } = await call('GET /rest/v1/admin/audit', {
    query: {
      admin: admin || undefined,
      action: (action || undefined) as Query['action'],
      day: day || undefined,
      after,
    },
  });
  return { items: items.map((line) => ({ ...line, admins })), next };
};
