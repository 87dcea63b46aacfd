import { afterAll, beforeAll, expect, test } from 'vitest';
import { addChildTo } from '../../test/children.ts';
import { addGrownUp, bodyOf, startTestApp, type TestApp } from '../../test/harness.ts';
import { openSession } from '../../test/session.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

test('a purchase has one receipt, with its children, the ends of their access and its number', async () => {
  t.setNow(new Date('2031-03-01T10:00:00Z'));
  const parent = await addGrownUp(t.ctx, { email: 'maria@example.org' });
  const lucia = await addChildTo(t.ctx, parent, { name: 'Lucia' });
  const marco = await addChildTo(t.ctx, parent, { name: 'Marco' });
  const cookie = await openSession(t.ctx, parent);
  const post = (path: string, body: unknown) => t.call(path, { method: 'POST', body, cookie });
  const requested = { subscription_type: 'quarterly', child_id: [lucia.id, marco.id] };
  const made = await post('/functions/v1/create-checkout', requested);
  const { session_id } = await bodyOf<{ session_id: string }>(made);
  expect(t.emails).toEqual([]);
  await post(`/rest/v1/test-checkout/${session_id}`, { action: 'pay' });
  const verified = await post('/functions/v1/verify-payment', { session_id });
  const { order_id } = await bodyOf<{ order_id: string }>(verified);
  expect(t.emails).toMatchObject([
    {
      kind: 'purchase-receipt',
      to: 'maria@example.org',
      language: 'en',
      data: {
        name: 'Maria Rossi',
        children: 'Lucia and Marco',
        ends: 'Lucia, June 1, 2031; Marco, June 1, 2031',
        plan: '3 months',
        amount: '$60.00',
        date: 'March 1, 2031',
        number: order_id,
      },
    },
  ]);
});
