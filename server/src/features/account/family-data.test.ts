import { fileURLToPath } from 'node:url';
import { eq, getTableName } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { dataMap, type TableName } from '../../db/data-map.ts';
import { schema } from '../../db/schema.ts';
import { mails } from '../../db/tables/platform.ts';
import { createMailer } from '../../platform/mail/mailer.ts';
import { createQueue, type Queue } from '../../platform/queue/queue.ts';
import { type CanaryFamily, seedCanaries } from '../../test/canaries.ts';
import { bodyOf, startTestApp, type TestApp } from '../../test/harness.ts';
import { printProof, proofSize } from '../../test/proof-size.ts';
import { openSession } from '../../test/session.ts';
import { everyStoredValue } from '../../test/whole-database.ts';
import { startConfirmationEmails } from './confirmation-email.ts';
import { deleteFamily } from './delete-family.ts';
import { collectFamily } from './export-family.ts';
import { resend, signUpParent } from './sign-up.ts';

let t: TestApp;
let queue: Queue;
let own: CanaryFamily;
let other: CanaryFamily;
let round = 0;

beforeAll(async () => {
  t = await startTestApp();
  const log = pino({ level: 'silent' });
  queue = await createQueue({ connectionString: t.database.connectionString, log });
  const { ctx } = t;
  const contentDir = fileURLToPath(new URL('../../../../content', import.meta.url));
  const { env, db, now } = ctx;
  ctx.mailer = createMailer({ env, db, queue, log, contentDir, now, print: () => undefined });
  await ctx.mailer.start();
  ctx.queue = queue;
  await startConfirmationEmails(ctx);
});
afterAll(async () => {
  await queue.stop();
  await t.close();
});
beforeEach(async () => {
  round += 1;
  own = await seedCanaries(t.ctx, `own${round}`);
  other = await seedCanaries(t.ctx, `other${round}`);
});

/**
 * Signs up with an address and asks for the e-mail again, through the real queue; both e-mails are
 * written.
 */
async function requestEmails(email: string): Promise<void> {
  const request = { email, language: 'en' as const };
  await signUpParent(
    t.ctx,
    {
      ...request,
      account_type: 'parent',
      full_name: `own${round}`,
      password: 'correct-horse-9',
      over_18: true,
      terms_read: true,
      privacy_read: true,
      time_zone: 'UTC',
    },
    new Date(),
  );
  await resend(t.ctx, request, new Date());
  await vi.waitFor(
    async () => {
      const emails = await t.ctx.db.select().from(mails).where(eq(mails.recipient, email));
      expect(emails.filter(({ kind }) => kind === 'sign-up-known')).toHaveLength(2);
    },
    { timeout: 60_000, interval: 25 },
  );
}

const namesOf = (deletion: string) =>
  (Object.keys(dataMap) as TableName[])
    .filter((name) => dataMap[name].deletion === deletion)
    .map((name) => getTableName(schema[name]));

/**
 * What opens doors, and signs of harm, named here once more, so that a slip in the data map shows.
 */
const secrets = [
  'account.access_token',
  'account.id_token',
  'account.password',
  'account.refresh_token',
  'backup_codes.code_hash',
  'class_lines.body_hash',
  'disclosures.family_digest',
  'disclosures.family_email',
  'disclosures.first_name',
  'disclosures.id',
  'disclosures.text',
  'email_changes.token_hash',
  'family_devices.token_hash',
  'login_codes.code_hash',
  'mails.html',
  'mails.stop_link',
  'mails.text',
  'password_resets.token_hash',
  'pending_sign_ups.password_hash',
  'picture_passwords.password_hash',
  'received_writes.body_hash',
  'second_factors.secret',
  'session.token',
  'verification.identifier',
];

describe('the canaries', () => {
  test('know every secret', () => {
    expect([...own.withheld.keys()].sort()).toEqual(secrets);
  });

  test('stand in every table that can hold something of a family', () => {
    const seeded = new Set([...own.exported.keys(), ...own.withheld.keys()]);
    const places = (Object.keys(dataMap) as TableName[]).flatMap((name) =>
      Object.entries(schema[name]).flatMap(([, column]) =>
        column?.columnType === 'PgText' || column?.columnType === 'PgJsonb'
          ? [`${getTableName(schema[name])}.${column.name}`]
          : [],
      ),
    );
    // Ids of members, orders and payments, and what was paid, their e-mails, and words from a fixed list, are no free text.
    const fixed =
      /(^(rate_limits|payment_news|audit_log|lesson_versions|readings|stored_files|pictures|picture_copies|picture_uses|lesson_pictures|recordings)\.|^(pending_sign_ups|confirmation_requests|login_codes|password_resets|test_checkouts|donations)\.email$|\.(user_id|child_id|order_id|parent_id|recipient|value|role|kind|outcome|field|subscription_type|currency|(interface_)?language|account_type|sender|writer|source|payment_id|case_id|provider|grant_reason|state|purpose|type|payments|session_id|monthly_id|unpaid_invoice|code_hash|post_id|comment_id|status|removed_for)$|^comment_reports\.reason$|^(catechism_(entries|words)|blog_(posts|versions|planted))\.|^(user|profiles|orders|ledger_events|donations|comments)\.id$|^conversion_events\.name$)/;
    expect(places.filter((place) => !seeded.has(place) && !fixed.test(place))).toEqual([]);
  });
});

describe('the export of a family', () => {
  test('holds every text of its own, nothing of another family and no secret', async () => {
    const collected = await collectFamily(t.ctx.db, own.parentId);
    const text = JSON.stringify(collected);
    for (const [place, canary] of own.exported) {
      const [table = '', column = ''] = place.split('.');
      expect(JSON.stringify(collected[table]?.map((row) => row[column])), place).toContain(canary);
    }
    for (const [place, canary] of own.withheld) expect(text, place).not.toContain(canary);
    expect(text).not.toContain(`other${round}`);
    expect(text).not.toContain(other.parentId);
    expect(text).not.toContain('$argon2');
  });

  test('holds every table that is about people, the parent’s rows and the children’s', async () => {
    const collected = await collectFamily(t.ctx.db, own.parentId);
    // Of signs of harm not even the number is told.
    const people = [...namesOf('erase'), ...namesOf('detach')];
    expect(Object.keys(collected).sort()).toEqual(
      people.filter((name) => name !== 'disclosures').sort(),
    );
    for (const [table, rows] of Object.entries(collected)) {
      expect(rows.length, table).toBeGreaterThan(0);
    }
    expect(collected.profiles?.map(({ id }) => id)).toEqual(
      expect.arrayContaining([own.parentId, own.childId]),
    );
  });

  test('is answered to the parent, with the moment it was made', async () => {
    t.setNow(new Date('2026-04-01T12:00:00Z'));
    const cookie = await openSession(t.ctx, own.parentId);
    const answer = await t.call('/rest/v1/account/export', { cookie });
    expect(answer.status).toBe(200);
    const { exported_at, tables } = await bodyOf<{
      exported_at: string;
      tables: Record<string, Record<string, unknown>[]>;
    }>(answer);
    expect(exported_at).toBe('2026-04-01T12:00:00.000Z');
    expect(tables.badges?.[0]?.badge).toBe(own.exported.get('badges.badge'));
    t.setNow(new Date());
  });

  test('of nobody is empty', async () => {
    expect(await collectFamily(t.ctx.db, 'nobody')).toEqual({});
  });
});

describe('the deletion of a family', () => {
  test.each(Array.from({ length: proofSize(1, 20) }, (_, index) => index + 1))(
    'leaves no word and no id of it anywhere, the queue included (family %i)',
    async () => {
      await t.ctx.db.transaction((tx) =>
        t.ctx.mailer.enqueue(tx, {
          kind: 'confirm-email',
          to: own.email.toUpperCase().replace('EXAMPLE.ORG', 'example.org'),
          language: 'en',
          data: { name: `own${round}`, link: `https://quest.example/own${round}`, hours: '24' },
        }),
      );
      await requestEmails(own.email);
      await deleteFamily(t.ctx.db, own.parentId);
      const saved = await everyStoredValue(t.database.pool);
      const traces = saved.filter(({ value }) =>
        [`own${round}`, own.parentId, own.childId].some((trace) =>
          value.toLowerCase().includes(trace),
        ),
      );
      expect(traces).toEqual([]);
      expect(saved.some(({ place }) => place.startsWith('pgboss.'))).toBe(true);
      printProof(own.exported.size + own.withheld.size - own.saved.size, 'canaries');
      printProof(1, 'families deleted');
    },
  );

  test('keeps what accounting needs, with no link to anybody', async () => {
    await deleteFamily(t.ctx.db, own.parentId);
    const { rows } = await t.database.pool.query(
      'select o.*, e.kind as event from orders o join ledger_events e on e.order_id = o.id where o.id = $1',
      [own.orderId],
    );
    expect(rows).toMatchObject([
      { parent_id: null, amount_cents: 1, currency: 'USD', event: 'granted' },
    ]);
  });

  test('touches nothing of another family', async () => {
    const before = await collectFamily(t.ctx.db, other.parentId);
    await deleteFamily(t.ctx.db, own.parentId);
    expect(await collectFamily(t.ctx.db, other.parentId)).toEqual(before);
    const saved = new Set((await everyStoredValue(t.database.pool)).map(({ value }) => value));
    for (const [place, canary] of other.withheld) expect(saved, place).toContain(canary);
  });

  test('ends every session at once', async () => {
    const cookie = await openSession(t.ctx, own.childId);
    expect((await t.call(`/rest/v1/profiles/${own.childId}`, { cookie })).status).toBe(200);
    await deleteFamily(t.ctx.db, own.parentId);
    expect((await t.call(`/rest/v1/profiles/${own.childId}`, { cookie })).status).toBe(401);
  });

  test('does all or nothing', async () => {
    await t.database.pool.query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
       create trigger refuse before delete on mails for each row execute function refuse()`,
    );
    const before = await collectFamily(t.ctx.db, own.parentId);
    await expect(deleteFamily(t.ctx.db, own.parentId)).rejects.toThrow();
    await t.database.pool.query('drop trigger refuse on mails; drop function refuse()');
    expect(await collectFamily(t.ctx.db, own.parentId)).toEqual(before);
  });

  test('of nobody, and a second time, does nothing', async () => {
    await deleteFamily(t.ctx.db, own.parentId);
    const before = await everyStoredValue(t.database.pool);
    await deleteFamily(t.ctx.db, own.parentId);
    await deleteFamily(t.ctx.db, 'nobody');
    expect((await everyStoredValue(t.database.pool)).length).toBe(before.length);
  });
});
