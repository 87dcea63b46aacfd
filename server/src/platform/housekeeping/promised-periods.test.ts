import { type RetentionKind, retention } from '@pius/domain/retention.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endDonations } from '../../features/billing/donations/ends.ts';
import { reconcile } from '../../features/billing/reconcile.ts';
import { seedCanaries } from '../../test/canaries.ts';
import { startTestApp, type TestApp } from '../../test/harness.ts';
import { tidy } from './housekeeping.ts';

const hour = 60 * 60 * 1000;
const now = new Date('2026-11-20T12:00:00Z');
let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(() => t.setNow(now));

/**
 * Where a period is seen: from which time of a row it counts, what the row is then, and what is
 * gone after it.
 */
interface Place {
  table: string;
  from: string;
  set?: string;
  gone?: string;
  /** What would take the row along earlier, undone. */
  first?: string;
}

/** Periods that no job of the database ends: beside each, where its test is. */
type Elsewhere =
  | 'deleted-family' // features/account/deletion.test.ts
  | 'sign-up' // features/account/confirmation-email.test.ts
  | 'attempts' // housekeeping.test.ts
  | 'idle-session' // features/account/session-age.test.ts
  | 'comment-draft' // web/src/features/blog/comments/device-draft.test.ts
  | 'cookie'; // platform/http/pages.test.ts

const ended = 'handled_at = null, detached_at = null';
const places: Record<Exclude<RetentionKind, Elsewhere>, Place[]> = {
  chat: [{ table: 'chat_messages', from: 'asked_at' }],
  'sign-of-harm': [{ table: 'disclosures', from: 'said_at', set: ended }],
  'sign-of-harm-left': [
    { table: 'disclosures', from: 'detached_at', set: 'said_at = now(), handled_at = null' },
  ],
  'mistake-report': [{ table: 'mistake_reports', from: 'created_at' }],
  'removed-comment': [{ table: 'comments', from: 'removed_at', gone: 'text is not null' }],
  'deleted-article': [{ table: 'blog_posts', from: 'deleted_at' }],
  'comment-report': [
    {
      table: 'comment_reports',
      from: 'created_at',
      first: 'update comments set removed_at = null',
    },
  ],
  letter: [
    { table: 'mails', from: 'created_at' },
    { table: 'saturday_letters', from: 'written_at' },
  ],
  'email-change': [{ table: 'email_changes', from: 'expires_at' }],
  session: [{ table: 'session', from: 'created_at', set: "expires_at = '2030-01-01'" }],
  'old-link': [
    { table: 'verification', from: 'expires_at' },
    { table: 'login_codes', from: 'expires_at' },
    { table: 'password_resets', from: 'expires_at' },
    { table: 'confirmation_requests', from: 'asked_at' },
  ],
  'class-line': [{ table: 'class_lines', from: 'received_at' }],
  'event-words': [
    {
      table: 'conversion_events',
      from: 'happened_at',
      set: "state = 'waiting'",
      gone: 'payload is not null',
    },
  ],
  event: [{ table: 'conversion_events', from: 'happened_at' }],
  'admin-act': [{ table: 'audit_log', from: 'at' }],
  unpaid: [
    { table: 'orders', from: 'created_at', set: "state = 'expired', kind = 'purchase'" },
    { table: 'donations', from: 'created_at', set: "state = 'waiting'" },
  ],
  'payment-news': [{ table: 'test_checkouts', from: 'created_at' }],
};

const cases = Object.entries(places).flatMap(([kind, results]) =>
  results.map((place) => [kind as keyof typeof places, place.table, place] as const),
);

describe('what the privacy page promises of', () => {
  test.each(cases)('“%s” is what the job does to %s', async (kind, table, place) => {
    const { from, set, gone = 'true', first } = place;
    await seedCanaries(t.ctx, `${kind}-${table}`.replaceAll('_', '-'));
    if (first) await t.database.pool.query(first);
    const left = async () => {
      const { rows } = await t.database.pool.query(`select 1 from ${table} where ${gone}`);
      return rows.length;
    };
    const afterJobs = async (age: number) => {
      const at = new Date(now.getTime() - age);
      await t.database.pool.query(
        `update ${table} set ${[`${from} = $1`, ...(set ? [set] : [])].join(', ')}`,
        [at],
      );
      await tidy(t.ctx.db, now);
      await reconcile(t.ctx);
      await endDonations(t.ctx);
      return left();
    };
    const period = retention[kind].days * 24 * hour;
    expect(await afterJobs(period - hour)).toBeGreaterThan(0);
    expect(await afterJobs(period + hour)).toBe(0);
  });
});
