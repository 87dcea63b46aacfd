import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { exampleProfile } from '@/test/family.ts';
import { answer } from '@/test/network.ts';
import { renderPage } from '@/test/render.tsx';
import { expectSays } from '@/test/says.ts';
import { say } from '@/test/words.ts';
import type { CallOutput } from '@/ui/api/call.ts';
import * as purchases from './purchases-page.tsx';

type Order = CallOutput<'GET /rest/v1/orders'>['items'][number];

/** A month for Lucia, paid in the evening of October 28 in Paris. */
function exampleOrder(difference: Partial<Order> = {}): Order {
  return {
    ...{ id: 'order-1', kind: 'purchase', state: 'paid', subscription_type: 'monthly' },
    ...{ duration_months: 1, amount_cents: 2000, paid_cents: 2000, refunded_cents: 0 },
    ...{ currency: 'USD', created_at: '2026-10-28T20:00:00.000Z' },
    paid_at: '2026-10-28T20:01:00.000Z',
    children: [{ child_id: 'child-1', name: 'Lucia', price_cents: 2000 }],
    refundable_until: '2026-11-27T23:00:00.000Z',
    ...{ refundable: true, refund: null },
    ...difference,
  };
}

const ask = page.getByText(say('purchases:refund.ask'), { exact: true });

test('the money can be asked back until the last day that is said, and no more after it', async () => {
  answer('GET /rest/v1/profiles/{id}', exampleProfile());
  answer('GET /rest/v1/orders', { items: [exampleOrder()], next: null });
  const { unmount } = await renderPage(purchases, '/purchases', { viewer: 'parent' });
  const date = 'November 27, 2026';
  await expectSays(page.getByRole('main'), say('purchases:refund.until', { date }));
  await expect.element(ask).toBeVisible();
  await expectNoAxeViolations();
  await unmount();
  answer('GET /rest/v1/orders', { items: [exampleOrder({ refundable: false })], next: null });
  await renderPage(purchases, '/purchases', { viewer: 'parent' });
  await expectSays(page.getByRole('main'), say('purchases:refund.over', { date }));
  await expect.element(ask).not.toBeInTheDocument();
});
