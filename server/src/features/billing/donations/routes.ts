import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  createDonation,
  endDonation,
  listDonations,
  readDonation,
  verifyDonation,
} from '@pius/contracts/donations.ts';
import type { House } from '../../../house.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { mount } from '../../../platform/http/mount.ts';
import { slowCheckout } from '../slow-checkout.ts';
import { checkWish, makeDonation } from './give.ts';
import { donationAtCheckout, donationOf, endDonationOf } from './own.ts';
import { presentListed, presentOutcome, presentOwn } from './present.ts';
import { findDonation, listNewest, pageSize } from './store.ts';

/** Giving, the link of a receipt, and an admin's list. */
export function donationRoutes(app: OpenAPIHono, house: House): void {
  mount(app, house, createDonation, async ({ body, caller, language, now, c }) => {
    const { type, amount, email = '' } = body;
    const userId = caller.account?.id ?? null;
    const wish = await checkWish(house.db, { type, amount, email, language, userId });
    const make = () => makeDonation(house, wish, now);
    return { url: await slowCheckout(c, house, { caller, now }, make) };
  });
  mount(app, house, verifyDonation, async ({ body }) =>
    presentOutcome(await donationAtCheckout(house, body.session_id)),
  );
  mount(app, house, readDonation, async ({ query }) =>
    presentOwn(await donationOf(house, query.token)),
  );
  mount(app, house, endDonation, async ({ body, now }) =>
    presentOwn(await endDonationOf(house, body.token, now)),
  );
  mount(app, house, listDonations, async ({ query }) => {
    const { email = '', state, after } = query;
    const last = after === undefined ? null : await findDonation(house.db, { id: after });
    if (after !== undefined && !last) throw new AppError('not_found');
    const rows = await listNewest(house.db, { email, state, last });
    const shown = rows.slice(0, pageSize);
    const next = rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null;
    return { items: shown.map(presentListed), next };
  });
}
