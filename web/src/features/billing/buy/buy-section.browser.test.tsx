import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { answer, refuse } from '@/test/network.ts';
import { exampleQuote } from '@/test/quote.ts';
import { renderPart } from '@/test/render.tsx';
import { expectSays } from '@/test/says.ts';
import { say } from '@/test/words.ts';
import { BuySection } from './buy-section.tsx';

const checkout = 'POST /functions/v1/create-checkout';
const plan = (key: string) =>
  page.getByRole('radio', { name: say(`billing:pricing.${key}`), exact: false });
const child = (name: string) => page.getByRole('checkbox', { name, exact: false });

test('a payments service that cannot be reached loses no choice, and the next try sends it', async () => {
  const items = [exampleQuote('child-1', 'Lucia'), exampleQuote('child-2', 'Marco')];
  answer('GET /rest/v1/checkout-quote', { items, next: null });
  const failed = refuse(checkout, 'payments_unavailable');
  await renderPart(<BuySection />, { viewer: 'parent', at: '/subscription?plan=monthly#buy' });
  await expect.element(plan('monthly')).toBeChecked();
  await page.getByRole('button', { name: say('buy:pay.none') }).click();
  await expect.element(page.getByText(say('errors:child_required'))).toBeVisible();
  expect(failed).toEqual([]);
  await child('Marco').click();
  const pay = page.getByRole('button', { name: say('buy:pay', { amount: '$20' }) });
  await pay.click();
  await expectSays(page.getByRole('alert'), say('errors:payments_unavailable'));
  await expect.element(plan('monthly')).toBeChecked();
  await expect.element(child('Marco')).toBeChecked();
  await expect.element(child('Lucia')).not.toBeChecked();
  await expectNoAxeViolations();
  onTestFinished(() => history.replaceState(null, '', location.pathname + location.search));
  const sent = answer(checkout, { url: '#to-be-paid', session_id: 'session-1' });
  await pay.click();
  await expect.poll(() => location.hash).toBe('#to-be-paid');
  expect(sent.map(({ body }) => body)).toEqual([
    { subscription_type: 'monthly', child_id: ['child-2'] },
  ]);
});
