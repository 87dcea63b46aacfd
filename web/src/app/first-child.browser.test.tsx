import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { BuySection } from '@/features/billing/buy/buy-section.tsx';
import { FamilyDashboard } from '@/features/family/family-dashboard.tsx';
import { answerDashboard } from '@/test/dashboard.ts';
import { exampleChild } from '@/test/family.ts';
import { answer } from '@/test/network.ts';
import { exampleQuote } from '@/test/quote.ts';
import { renderRoutes } from '@/test/render.tsx';
import { say } from '@/test/words.ts';

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
  await expect.element(page.getByRole('checkbox', { name: 'Zoé', exact: false })).toBeChecked();
  await expect
    .element(page.getByRole('radio', { name: say('billing:pricing.monthly'), exact: false }))
    .toBeChecked();
  await expect.element(page.getByRole('heading', { name: say('buy:title') })).toHaveFocus();
});
