import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { FamilyDashboard } from '@/features/family/family-dashboard.tsx';
import type { CallOutput } from '@/shared/api/call.ts';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { answerDashboard } from '@/test/dashboard.ts';
import { exampleChild } from '@/test/family.ts';
import { answer, refuse } from '@/test/network.ts';
import { renderPart, renderRoutes } from '@/test/render.tsx';
import { expectSays } from '@/test/says.ts';
import { say } from '@/test/words.ts';
import { BuySection } from './buy-section.tsx';

type Quote = CallOutput<'GET /rest/v1/checkout-quote'>['items'][number];

const checkout = 'POST /functions/v1/create-checkout';
const plan = (key: string) => page.getByRole('radio', { name: say(`billing:pricing.${key}`), exact: false });
const child = (name: string) => page.getByRole('checkbox', { name, exact: false });

/** What the plans cost for a child without access. */
function exampleQuote(child_id: string, name: string): Quote {
  const offer = (subscription_type: 'monthly' | 'quarterly' | 'annual', price_cents: number) => ({
    ...{ subscription_type, price_cents, currency: 'USD' as const, duration_months: 1 },
    expires_at: '2027-01-10T09:00:00.000Z',
  });
  const plans = [offer('monthly', 2000), offer('quarterly', 3000), offer('annual', 5000)];
  return { child_id, name, active_until: null, included: false, plans };
}

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

test('a parent without a child adds one first and comes back to the plan', async () => {
  answerDashboard([]);
  answer('GET /rest/v1/checkout-quote', { items: [], next: null });
  await renderRoutes(
    [
      { path: '/subscription', Component: BuySection },
      { path: '/dashboard', Component: FamilyDashboard },
    ],
    { viewer: 'parent', at: '/subscription?plan=monthly' },
  );
  await page.getByRole('link', { name: say('buy:first.add') }).click();
  const zoe = exampleChild({ id: 'child-9', name: 'Zoé' });
  answer('POST /rest/v1/children', () => {
    answerDashboard([zoe]);
    answer('GET /rest/v1/checkout-quote', {
      items: [exampleQuote(zoe.id, zoe.name)],
      next: null,
    });
    return zoe;
  });
  const field = (key: string) =>
    page.getByLabelText(say(`family:field.${key}`), { exact: true }).first();
  await field('name').fill('Zoé');
  await field('age').fill('8');
  await field('password').fill('lamb-77');
  await page.getByRole('dialog').getByRole('checkbox').click();
  await page.getByRole('button', { name: say('family:add.submit'), exact: true }).click();
  await page.getByRole('button', { name: say('family:added.done'), exact: true }).click();
  await expect.element(child('Zoé')).toBeChecked();
  await expect.element(plan('monthly')).toBeChecked();
  await expect.element(page.getByRole('heading', { name: say('buy:title') })).toHaveFocus();
});
