import type { Language } from '@pius/domain/language.ts';
import type { AppContext } from '../../app-context.ts';
import type { Queryable } from '../../db/database.ts';
import { emailJob } from './email-job.ts';
import {
  dropSignUps,
  findRequest,
  findSignUp,
  makeConfirmation,
  requestEmail,
  takeRequest,
} from './pending-store.ts';
import { findByEmail } from './store.ts';

const emails = emailJob('confirmation-letter', writeConfirmationEmail);
const emailsPerHour = { count: 5, seconds: 3600 };

/**
 * Asks for an e-mail in the caller's transaction. Whether one is written, and which, is decided
 * when nobody waits for the answer any more, so that neither the answer nor its time tells who has
 * an account.
 * @see docs/requirements.md#r-who-has-an-account
 */
export async function arrangeConfirmationEmail(
  ctx: AppContext,
  tx: Queryable,
  to: { email: string; language: Language },
  now: Date,
): Promise<void> {
  const id = await requestEmail(tx, to.email, to.language, now);
  await emails.ask(ctx, tx, id);
}

/** Begins to write the e-mails that were asked for. Needed before the first sign-up. */
export const startConfirmationEmails = emails.start;

/**
 * An adult with an account is told so; a child's login e-mail gets nothing; where sign-ups wait, a
 * new link goes out. At most five e-mails of a kind an hour go to one address.
 */
async function writeConfirmationEmail(ctx: AppContext, id: string): Promise<void> {
  const request = await findRequest(ctx.db, id);
  if (!request) return;
  const { email, language } = request;
  const now = ctx.now();
  const known = await findByEmail(ctx.db, email);
  const newest = known ? null : await findSignUp(ctx.db, email, now);
  const kind = known ? 'sign-up-known' : 'confirm-email';
  const due = known ? known.role === 'parent' : newest !== null;
  const held = due && (await ctx.limiter.shared(`${kind} ${email}`, emailsPerHour, now)) > 0;
  await ctx.db.transaction(async (tx) => {
    if (!(await takeRequest(tx, id))) return;
    // What somebody typed for an address that has an account is of no use to anybody.
    if (known) await dropSignUps(tx, email);
    if (!due || held) return;
    if (known) {
      const data = { name: known.name, link: `${ctx.env.publicUrl}/login?door=adult` };
      await ctx.mailer.enqueue(tx, { kind: 'sign-up-known', to: email, language, data });
    } else if (newest) {
      const token = await makeConfirmation(tx, email, now);
      const link = `${ctx.env.publicUrl}/auth/confirm?token=${token}&lang=${language}`;
      const data = { name: newest.fullName, link, hours: '24' };
      await ctx.mailer.enqueue(tx, { kind: 'confirm-email', to: email, language, data });
    }
  });
}
