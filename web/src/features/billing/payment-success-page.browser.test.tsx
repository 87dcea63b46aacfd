import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { answer, refuse } from '@/test/network.ts';
import { renderPage } from '@/test/render.tsx';
import { expectSays } from '@/test/says.ts';
import { say } from '@/test/words.ts';
import * as paymentSuccess from './payment-success-page.tsx';

const verify = 'POST /functions/v1/verify-payment';
const heading = page.getByRole('heading', { level: 1 });

const open = () =>
  renderPage(paymentSuccess, '/payment-success', {
    viewer: 'parent',
    at: '/payment-success?session_id=cs_test_12345678',
  });

test('a payment that cannot be asked about is asked about again', async () => {
  refuse(verify, 'payments_unavailable');
  await open();
  await expectSays(heading, say('payment:trouble.title'));
  await expectNoAxeViolations();
  const calls = answer(verify, {
    ...{ success: true, state: 'paid', order_id: 'order-1', subscription_type: 'monthly' },
    children: [{ child_id: 'child-1', name: 'Lucia', active_until: '2027-01-10T09:00:00.000Z' }],
  });
  await page.getByRole('button', { name: say('payment:trouble.again') }).click();
  await expectSays(heading, say('payment:paid.title', { count: 1, names: 'Lucia' }));
  expect(calls[0]?.body).toEqual({ session_id: 'cs_test_12345678' });
});

test('another’s payment is nobody’s here', async () => {
  refuse(verify, 'not_found');
  await open();
  await expectSays(heading, say('payment:unknown.title'));
  await expect
    .element(page.getByRole('link', { name: say('payment:purchases') }))
    .toHaveAttribute('href', '/purchases');
});
