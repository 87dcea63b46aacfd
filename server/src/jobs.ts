import { startConfirmationLetters } from './features/account/confirmation-letter.ts';
import { startDeletions } from './features/account/deletion.ts';
import { startEmailChanges } from './features/account/email-change.ts';
import { startLoginCodes } from './features/account/login-code.ts';
import { startPasswordResets } from './features/account/password-reset.ts';
import { startDonationEnds } from './features/billing/donations/ends.ts';
import { startReconciliation } from './features/billing/reconcile.ts';
import { startAccessReminders } from './features/billing/reminders/reminders.ts';
import { startCommentLetters } from './features/blog/comments/letters.ts';
import { startSaturdayLetters } from './features/family/saturday-letter/send.ts';
import { startTidyingFiles } from './features/media/tidy-files.ts';
import { startConversions } from './features/tracking/deliver.ts';
import type { House } from './house.ts';
import { startHousekeeping } from './platform/housekeeping/housekeeping.ts';

/** Begins to work on every kind of job. Needed before the first call, which may leave a job behind. */
export async function startJobs(house: House): Promise<void> {
  await startHousekeeping(house.queue, house.db, house.now);
  await startConfirmationLetters(house);
  await startLoginCodes(house);
  await startPasswordResets(house);
  await startEmailChanges(house);
  await startDeletions(house);
  await startReconciliation(house);
  await startDonationEnds(house);
  await startAccessReminders(house);
  await startCommentLetters(house);
  await startSaturdayLetters(house);
  await startTidyingFiles(house);
  await startConversions(house);
}
