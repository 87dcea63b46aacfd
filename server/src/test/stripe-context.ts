import { afterAll, beforeAll, beforeEach } from 'vitest';
import { noLimits } from './no-limits.ts';
import { purchases } from './purchases.ts';
import { addBuyer, type StripeBuyer, type StripeShop, startStripeShop } from './stripe-shop.ts';

/**
 * What a test of payments works with: the shop is one for all tests of a file, the buyer is new for
 * each.
 */
export interface StripeContext {
  shop: StripeShop;
  api: ReturnType<typeof purchases>;
  buyer: StripeBuyer;
  /** The number of the test within its file, for names of its own. */
  number: number;
}

/**
 * Starts a shop before the tests of a file, and gives each a buyer whose address begins with
 * `name`; the time is 2031-03-01.
 */
export function startStripeContext(name: string): StripeContext {
  const context = { number: 0 } as StripeContext;
  beforeAll(async () => {
    context.shop = await startStripeShop();
    context.shop.t.ctx.limiter = noLimits;
    context.api = purchases(context.shop.t);
  });
  afterAll(() => context.shop.close());
  beforeEach(async () => {
    context.number += 1;
    context.shop.setMood('well');
    context.shop.t.setNow(new Date('2031-03-01T10:00:00Z'));
    context.buyer = await addBuyer(context.shop, `${name}${context.number}`);
  });
  return context;
}
