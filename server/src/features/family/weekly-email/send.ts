import { saturdayOfEmail, weeklyEmailHours } from '@pius/domain/family/weekly-email.ts';
import { localDay } from '@pius/domain/progress/local-day.ts';
import type { AppContext } from '../../../app-context.ts';
import { composeWeeklyEmail } from './compose.ts';
import {
  findChoice,
  findReader,
  listDue,
  listZones,
  lockSubscribed,
  recordWeeklyEmail,
} from './store.ts';

const lookJob = 'saturday-letters';
const writeJob = 'saturday-letter';
const hour = 60 * 60 * 1000;

/**
 * Writes the e-mails of Saturdays: every quarter of an hour one of the running processes looks in
 * which time zones it is Saturday morning by now, so that a server that was down catches up until
 * the evening, and not later.
 */
export async function startWeeklyEmails(ctx: AppContext): Promise<void> {
  await ctx.queue.work<{ userId: string; saturday: string }>(
    writeJob,
    { atOnce: 2 },
    ({ userId, saturday }) => writeWeeklyEmailOf(ctx, userId, saturday),
  );
  await ctx.queue.work(lookJob, {}, () => findDueEmails(ctx));
  await ctx.queue.schedule(lookJob, '*/15 * * * *');
}

/**
 * Leaves the queue a job for each family whose e-mail is due: a key for each week keeps two from
 * being under way.
 */
export async function findDueEmails(ctx: AppContext): Promise<void> {
  const now = ctx.now();
  const zones = await listZones(ctx.db);
  const due = Map.groupBy(zones, (timeZone) => saturdayOfEmail(now, timeZone));
  for (const [saturday, there] of due) {
    if (saturday === null) continue;
    for (const userId of await listDue(ctx.db, saturday, there)) {
      const key = `${userId} ${saturday}`;
      await ctx.queue.send(writeJob, { userId, saturday }, { key });
    }
  }
}

/**
 * Writes a family's e-mail of a Saturday, once, in the transaction that notes it. None is written
 * where it is no longer wanted or no longer its time, nor to an address that is not proved or a
 * family that is to be deleted.
 */
async function writeWeeklyEmailOf(
  ctx: AppContext,
  userId: string,
  saturday: string,
): Promise<void> {
  const now = ctx.now();
  const reader = await findReader(ctx.db, userId);
  const { wantedAt } = await findChoice(ctx.db, userId);
  if (!reader || !wantedAt || saturdayOfEmail(now, reader.timeZone) !== saturday) return;
  const { language, timeZone } = reader;
  const since = localDay(wantedAt, timeZone);
  const { kind, data } = await composeWeeklyEmail(ctx, { reader, saturday, since, now });
  await ctx.db.transaction(async (tx) => {
    const to = await lockSubscribed(tx, userId);
    if (!to || !(await recordWeeklyEmail(tx, { userId, saturday, kind, writtenAt: now }))) return;
    if (kind === 'none') return;
    const notAfter = endOfEmails(now, timeZone);
    await ctx.mailer.enqueue(tx, {
      kind: 'saturday-letter',
      to,
      userId,
      language,
      notAfter,
      data,
    });
  });
}

/**
 * When it is too late for an e-mail: the first full hour after which it is no longer its time where
 * the family lives.
 */
function endOfEmails(now: Date, timeZone: string): Date {
  let end = new Date(Math.ceil(now.getTime() / hour) * hour);
  for (let hours = 0; hours < weeklyEmailHours.until; hours += 1) {
    if (saturdayOfEmail(end, timeZone) === null) break;
    end = new Date(end.getTime() + hour);
  }
  return end;
}
