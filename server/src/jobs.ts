import type { AppContext } from './app-context.ts';
import { startConfirmationEmails } from './features/account/confirmation-email.ts';
import { startDeletions } from './features/account/deletion.ts';
import { startEmailChanges } from './features/account/email-change.ts';
import { startLoginCodes } from './features/account/login-code.ts';
import { startPasswordResets } from './features/account/password-reset.ts';
import { startDonationEnds } from './features/billing/donations/ends.ts';
import { startReconciliation } from './features/billing/reconcile.ts';
import { startAccessReminders } from './features/billing/reminders/reminders.ts';
import { startCommentEmails } from './features/blog/comments/comment-emails.ts';
import { startWeeklyEmails } from './features/family/weekly-email/send.ts';
import { startTidyingFiles } from './features/media/tidy-files.ts';
import { startConversions } from './features/tracking/deliver.ts';
import { startHousekeeping } from './platform/housekeeping/housekeeping.ts';

/**
 * Begins to work on every kind of job. Needed before the first call, which may leave a job behind.
 */
export async function startJobs(ctx: AppContext): Promise<void> {
  await startHousekeeping(ctx.queue, ctx.db, ctx.now);
  await startConfirmationEmails(ctx);
  await startLoginCodes(ctx);
  await startPasswordResets(ctx);
  await startEmailChanges(ctx);
  await startDeletions(ctx);
  await startReconciliation(ctx);
  await startDonationEnds(ctx);
  await startAccessReminders(ctx);
  await startCommentEmails(ctx);
  await startWeeklyEmails(ctx);
  await startTidyingFiles(ctx);
  await startConversions(ctx);
}
