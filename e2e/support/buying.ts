import type { BrowserContext } from '@playwright/test';
import { expect } from './fixtures.ts';
import { fromOwnHousehold } from './household.ts';
import type { Visit } from './visit.ts';

/**
 * Lets a browser call from a household of its own: from one address only five payments may be begun
 * in an hour.
 */
export async function payFromOwnHousehold(context: BrowserContext): Promise<void> {
  await context.setExtraHTTPHeaders(fromOwnHousehold());
}

type Plan = 'monthly' | 'quarterly' | 'annual';

/**
 * Chooses a plan and children at the place to buy, and goes on to the TEST page. Input: exactly
 * these names are ticked.
 */
export async function chooseToBuy(
  { page, hand, say }: Visit,
  plan: Plan,
  names: readonly string[],
): Promise<void> {
  const form = page.locator('#buy');
  await expect(form.getByRole('group', { name: say('buy:children') })).toBeVisible();
  await hand.choose(form.getByRole('radio', { name: say(`billing:pricing.${plan}`) }));
  for (const name of names) {
    const box = form.getByRole('checkbox', { name });
    if (!(await box.isChecked())) await hand.press(box);
    await expect(box).toBeChecked();
  }
  await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(names.length);
}

/** Goes from the place to buy to the TEST page. */
export async function goToPay({ page, hand, say }: Visit): Promise<void> {
  await hand.press(page.locator('#buy').getByRole('button', { name: say('buy:pay.none') }));
  await expect(
    page.getByRole('heading', { level: 1, name: say('test-checkout:title') }),
  ).toBeVisible();
}

/** Presses a button of the TEST page, by the key of its words. */
export async function onTestPage({ page, hand, say }: Visit, key: string, amount = '') {
  await hand.press(page.getByRole('button', { name: say(`test-checkout:${key}`, { amount }) }));
}
