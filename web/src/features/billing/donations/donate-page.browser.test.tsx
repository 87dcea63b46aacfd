import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { keyboard } from '@/test/hand.ts';
import { answer, refuse } from '@/test/network.ts';
import { renderPage } from '@/test/render.tsx';
import { expectSays } from '@/test/says.ts';
import { say } from '@/test/words.ts';
import * as giftCard from '../gifts/gift-card-page.tsx';
import * as redeem from '../gifts/redeem-page.tsx';
import * as donate from './donate-page.tsx';
import * as donationSuccess from './donation-success-page.tsx';
import * as ownDonation from './own-donation-page.tsx';

const give = 'POST /functions/v1/create-donation';
const own = page.getByLabelText(say('donate:amount.own.label'));
const email = page.getByLabelText(say('donate:email'));
const submit = page.getByRole('button', { name: say('donate:submit') });

test('a donation that the service does not take keeps what was filled in, and is sent again by keyboard', async () => {
  const failed = refuse(give, 'donation_failed');
  await renderPage(donate, '/donate');
  await keyboard.choose(page.getByRole('radio', { name: say('donate:amount.own') }));
  await keyboard.write(own, '0.50');
  await keyboard.press(submit);
  await expect.element(page.getByText(say('errors:donation_minimum'))).toBeVisible();
  await expect.element(page.getByText(say('errors:donation_email_required'))).toBeVisible();
  await expectNoAxeViolations();
  expect(failed).toEqual([]);
  await keyboard.write(own, '12.50');
  await keyboard.write(email, 'ana@example.org');
  await keyboard.press(submit);
  await expectSays(page.getByRole('alert'), say('errors:donation_failed'));
  await expect.element(own).toHaveValue('12.50');
  await expect.element(email).toHaveValue('ana@example.org');
  onTestFinished(() => history.replaceState(null, '', location.pathname + location.search));
  const sent = answer(give, { url: '#to-be-paid' });
  await keyboard.press(submit);
  await expect.poll(() => location.hash).toBe('#to-be-paid');
  expect(sent.map(({ body }) => body)).toEqual([
    { type: 'one-time', amount: 12.5, email: 'ana@example.org' },
  ]);
});

test.for([
  ['/redeem', redeem],
  ['/gift-card', giftCard],
  ['/my-donation', ownDonation],
] as const)('a child reads at %s whom to ask, and no price', async ([path, module]) => {
  await renderPage(module, path, { viewer: 'child' });
  const asks = page.getByRole('heading', { name: say('billing:pricing.askGrownUp.title') });
  await expect.element(asks).toBeVisible();
  expect(document.body.innerText).not.toContain('$');
});

test('who comes back from giving once is thanked with the amount', async () => {
  answer('POST /functions/v1/verify-donation', {
    ...{ state: 'paid', type: 'one-time', amount_cents: 1250, currency: 'USD' },
  });
  await renderPage(donationSuccess, '/donation-success', {
    at: '/donation-success?session_id=cs_test_12345678',
  });
  await expectSays(page.getByRole('heading', { level: 1 }), say('donate:success.title'));
  const words = say('donate:success.once', { amount: '$12.50' });
  await expect.element(page.getByText(words)).toBeVisible();
  await expectNoAxeViolations();
});
