import { randomUUID } from 'node:crypto';
import type { MatrixRow } from './matrix-rows.ts';

const checkout = '/functions/v1/create-checkout';
const verify = '/functions/v1/verify-payment';
const orders = '/rest/v1/orders';
const allOrders = '/rest/v1/admin/orders';
const page = '/rest/v1/test-checkout';
const long = 'x'.repeat(1001);

function refund(path: string, body: object, wrong: unknown[]): MatrixRow {
  return {
    about: 'caller',
    code: 'not_found',
    call: () => ({ path: `${path}/${randomUUID()}/refund`, body }),
    missing: { code: 'not_found', calls: [{ path: `${path}/missing/refund`, body }] },
    malformed: [
      { path: `${path}/${'x'.repeat(65)}/refund`, body },
      { path: `${path}/%00/refund`, body },
      ...wrong.map((one) => ({ path: `${path}/missing/refund`, body: one })),
    ],
  };
}

/** How the matrix calls the routes of buying, paying and giving back. */
export const billingRows: Record<string, MatrixRow> = {
  'get /rest/v1/checkout-quote': {
    about: 'caller',
    call: () => ({ path: '/rest/v1/checkout-quote' }),
    malformed: [{ path: '/rest/v1/checkout-quote?child_id=1' }],
  },
  'post /functions/v1/create-checkout': {
    about: 'caller',
    code: 'not_found',
    call: () => ({ path: checkout, body: { subscription_type: 'monthly', child_id: 'missing' } }),
    malformed: [
      { path: checkout, body: { subscription_type: 'weekly', child_id: 'missing' } },
      { path: checkout, body: { child_id: 'missing' } },
      { path: checkout, body: { subscription_type: 'monthly', child_id: [] } },
      { path: checkout, body: { subscription_type: 'monthly', child_id: 7 } },
      { path: checkout, body: { subscription_type: 'monthly', child_id: ['a\0b'] } },
      { path: checkout, body: { subscription_type: 'monthly', child_id: ['a'], price: 1 } },
    ],
  },
  'post /functions/v1/verify-payment': {
    about: 'caller',
    code: 'not_found',
    call: () => ({ path: verify, body: { session_id: 'cs_test_missing' } }),
    malformed: [
      { path: verify, body: { session_id: 7 } },
      { path: verify, body: { session_id: '../x' } },
      { path: verify, body: {} },
    ],
  },
  'post /functions/v1/stripe-webhook': {
    about: 'everybody',
    code: 'webhook_refused',
    call: () => ({ path: '/functions/v1/stripe-webhook', body: { type: 'forged' } }),
    malformed: [{ path: '/functions/v1/stripe-webhook', body: null }],
  },
  'get /rest/v1/test-checkout/{session}': {
    about: 'caller',
    code: 'not_found',
    call: () => ({ path: `${page}/test_missing` }),
    malformed: [{ path: `${page}/%00` }, { path: `${page}/short` }],
  },
  'post /rest/v1/test-checkout/{session}': {
    about: 'caller',
    code: 'not_found',
    call: () => ({ path: `${page}/test_missing`, body: { action: 'pay' } }),
    malformed: [
      { path: `${page}/test_missing`, body: { action: 'steal' } },
      { path: `${page}/test_missing`, body: { action: 'pay', amount: 1 } },
    ],
  },
  'get /rest/v1/orders': {
    about: 'caller',
    call: () => ({ path: orders }),
    malformed: [{ path: `${orders}?user_id=1` }],
  },
  'post /rest/v1/orders/{id}/refund': refund(orders, { reason: 'too hard' }, [
    { reason: long },
    { reason: 7 },
  ]),
  'get /rest/v1/admin/orders': {
    about: 'caller',
    call: () => ({ path: `${allOrders}?email=example` }),
    missing: { code: 'not_found', calls: [{ path: `${allOrders}?after=missing` }] },
    malformed: [
      { path: `${allOrders}?state=stolen` },
      { path: `${allOrders}?email=` },
      { path: `${allOrders}?email=%00` },
      { path: `${allOrders}?page=2` },
    ],
  },
  'post /rest/v1/admin/orders/{id}/refund': refund(allOrders, { answer: 'approve' }, [
    { answer: 'maybe' },
    { answer: 'decline', reason: long },
  ]),
};
