import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  createDonation,
  endDonation,
  listDonations,
  readDonation,
  verifyDonation,
} from '@pius/contracts/donations.ts';
import type { AppContext } from '../../../app-context.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { mount } from '../../../platform/http/mount.ts';
import { rateLimitCheckout } from '../rate-limit-checkout.ts';
import { checkWish, makeDonation } from './create-donation.ts';
import { donationAtCheckout, donationOf, endDonationOf } from './manage-donation.ts';
import { presentListed, presentOutcome, presentOwn } from './present.ts';
import { findDonation, listNewest, pageSize } from './store.ts';

/** Giving, the link of a receipt, and an admin's list. */
export function donationRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount(app, ctx, createDonation, async ({ body, caller, language, now, c }) => {
    const { type, amount, email = '' } = body;
    const userId = caller.account?.id ?? null;
    const wish = await checkWish(ctx.db, { type, amount, email, language, userId });
    const make = () => makeDonation(ctx, wish, now);
    return { url: await rateLimitCheckout(c, ctx, { caller, now }, make) };
  });
  mount(app, ctx, verifyDonation, async ({ body }) =>
    presentOutcome(await donationAtCheckout(ctx, body.session_id)),
  );
  mount(app, ctx, readDonation, async ({ query }) =>
    presentOwn(await donationOf(ctx, query.token)),
  );
  mount(app, ctx, endDonation, async ({ body, now }) =>
    presentOwn(await endDonationOf(ctx, body.token, now)),
  );
  mount(app, ctx, listDonations, async ({ query }) => {
    const { email = '', state, after } = query;
    const last = after === undefined ? null : await findDonation(ctx.db, { id: after });
    if (after !== undefined && !last) throw new AppError('not_found');
    const rows = await listNewest(ctx.db, { email, state, last });
    const shown = rows.slice(0, pageSize);
    const next = rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null;
    return { items: shown.map(presentListed), next };
  });
}
