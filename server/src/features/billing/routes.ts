import type { OpenAPIHono } from '@hono/zod-openapi';
import { listUserSubscriptions } from '@pius/contracts/billing.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { mount } from '../../platform/http/mount.ts';
import { mayReadOf } from '../account/policy.ts';
import { findProfile } from '../account/store.ts';
import { presentSubscription } from './present.ts';
import { listSubscriptions } from './store.ts';

/** What a child may open, by its own rows. @see docs/requirements.md#r-subscription-call */
export function billingRoutes(app: OpenAPIHono, house: House): void {
  mount(app, house, listUserSubscriptions, async ({ query, caller, now }) => {
    const profile = await findProfile(house.db, query.user_id);
    if (!profile || !mayReadOf('subscription', caller, profile)) throw new AppError('not_found');
    const onlyActive = query.active === 'true';
    const rows = await listSubscriptions(house.db, profile.id, onlyActive ? now : null);
    const shown = onlyActive ? rows.slice(0, 1) : rows;
    return { items: shown.map((row) => presentSubscription(row, caller, now)), next: null };
  });
}
