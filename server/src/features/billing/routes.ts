import type { OpenAPIHono } from '@hono/zod-openapi';
import { listUserSubscriptions } from '@pius/contracts/billing.ts';
import type { AppContext } from '../../app-context.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { mount } from '../../platform/http/mount.ts';
import { mayReadOf } from '../account/policy.ts';
import { findProfile } from '../account/store.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { donationRoutes } from './donations/routes.ts';
import { giftRoutes } from './gifts/routes.ts';
import { orderRoutes } from './order-routes.ts';
import { presentSubscription } from './present.ts';
import { listSubscriptions } from './store.ts';
import { testCheckoutRoutes } from './test-checkout-routes.ts';

/**
 * Payments, orders, donations and gifts, and what a child may open, by its own rows.
 * @see docs/requirements.md#r-subscription-call
 */
export function register(app: OpenAPIHono, ctx: AppContext): void {
  checkoutRoutes(app, ctx);
  orderRoutes(app, ctx);
  testCheckoutRoutes(app, ctx);
  donationRoutes(app, ctx);
  giftRoutes(app, ctx);
  mount(app, ctx, listUserSubscriptions, async ({ query, caller, now }) => {
    const profile = await findProfile(ctx.db, query.user_id);
    if (!profile || !mayReadOf('subscription', caller, profile)) throw new AppError('not_found');
    const onlyActive = query.active === 'true';
    const rows = await listSubscriptions(ctx.db, profile.id, onlyActive ? now : null);
    const shown = onlyActive ? rows.slice(0, 1) : rows;
    return { items: shown.map((row) => presentSubscription(row, caller, now)), next: null };
  });
}
