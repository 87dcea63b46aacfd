import { startConfirmationLetters } from './features/account/confirmation-letter.ts';
import { startDeletions } from './features/account/deletion.ts';
import { startEmailChanges } from './features/account/email-change.ts';
import { startLoginCodes } from './features/account/login-code.ts';
import { startPasswordResets } from './features/account/password-reset.ts';
import type { House } from './house.ts';
import { startHousekeeping } from './platform/housekeeping/housekeeping.ts';

/** Begins to work on every kind of job. Needed before the first call, which may leave a job behind. */
export async function startJobs(house: House): Promise<void> {
  await startHousekeeping(house.queue, house.db, house.now);
  await startConfirmationLetters(house);
  await startEmailChanges(house);
  await startDeletions(house);
  await startLoginCodes(house);
  await startPasswordResets(house);
}
