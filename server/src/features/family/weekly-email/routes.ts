import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  chooseWeeklyEmail,
  previewWeeklyEmail,
  readWeeklyEmail,
} from '@pius/contracts/weekly-email.ts';
import { comingSaturday } from '@pius/domain/family/weekly-email.ts';
import { localDay } from '@pius/domain/progress/local-day.ts';
import type { AppContext } from '../../../app-context.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { mount } from '../../../platform/http/mount.ts';
import type { KnownAccount } from '../../../platform/sign-in/account-of-user.ts';
import type { Caller } from '../../../platform/sign-in/caller.ts';
import { composeWeeklyEmail } from './compose.ts';
import { stopPage } from './stop-page.ts';
import { findChoice, findReader, putChoice, stopWeeklyEmails } from './store.ts';

/**
 * The e-mail of each Saturday: whether it is wanted, how it would look, and the page that stops it.
 */
export function weeklyEmailRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount(app, ctx, readWeeklyEmail, async ({ caller, now }) =>
    presentChoice(ctx, accountOf(caller), now),
  );
  mount(app, ctx, chooseWeeklyEmail, async ({ body, caller, now }) => {
    const account = accountOf(caller);
    const { wantedAt, stoppedAt, offerAwayAt } = await findChoice(ctx.db, account.id);
    const isOn = wantedAt !== null && stoppedAt === null;
    // What it is already changes nothing: since when stays as it was.
    if (isOn && body.on === false) await stopWeeklyEmails(ctx, account.id, now);
    const switched = body.on && !isOn ? { wantedAt: now, stoppedAt: null } : {};
    const away = body.offer_away && !offerAwayAt ? { offerAwayAt: now } : {};
    const change = { ...switched, ...away };
    if (Object.keys(change).length > 0) await putChoice(ctx.db, account.id, change);
    return presentChoice(ctx, account, now);
  });
  mount(app, ctx, previewWeeklyEmail, async ({ caller, language, query, now }) => {
    const { id, timeZone } = accountOf(caller);
    const reader = await findReader(ctx.db, id);
    if (!reader) throw new AppError('not_found');
    const { wantedAt } = await findChoice(ctx.db, id);
    const saturday = comingSaturday(localDay(now, timeZone));
    const since = localDay(wantedAt ?? now, timeZone);
    const shown = query.lang ? language : reader.language;
    const question = { reader, saturday, since, now };
    const { kind, data } = await composeWeeklyEmail(ctx, question, shown);
    const to = reader.email;
    const { subject, html, text } = ctx.mailer.write({
      kind: 'saturday-letter',
      to,
      language: shown,
      data,
    });
    return { kind, subject, html, text };
  });
  stopPage(app, ctx);
}

async function presentChoice(ctx: AppContext, { id, timeZone }: KnownAccount, now: Date) {
  const { wantedAt, stoppedAt, offerAwayAt } = await findChoice(ctx.db, id);
  return {
    on: wantedAt !== null && stoppedAt === null,
    wanted_at: wantedAt?.toISOString() ?? null,
    stopped_at: stoppedAt?.toISOString() ?? null,
    offer_away: offerAwayAt !== null,
    saturday: comingSaturday(localDay(now, timeZone)),
  };
}

function accountOf(caller: Caller): KnownAccount {
  if (!caller.account) throw new AppError('user_not_authenticated');
  return caller.account;
}
