import { bodyOf, type TestApp } from './harness.ts';

/** What `create-checkout` answers. */
export interface Checkout {
  url: string;
  session_id: string;
}

/** What `verify-payment` answers. */
export interface Verified {
  success: boolean;
  state: string;
  order_id: string;
  children: { child_id: string; active_until: string | null }[];
}

/** An order as its buyer is told of it. */
export interface OrderAnswer {
  id: string;
  state: string;
  paid_cents: number | null;
  refunded_cents: number;
  refundable: boolean;
  refundable_until: string | null;
  refund: { state: string; reason: string | null; answer: string | null } | null;
}

/** Buying as the pages do it, by the API. */
export function purchases(t: TestApp) {
  const post = (path: string, body: object, cookie?: string) =>
    t.call(path, { method: 'POST', body, cookie });
  return {
    post,
    /** Sends to pay. */
    checkout: (cookie: string, childId?: string | string[], subscription_type = 'monthly') =>
      post('/functions/v1/create-checkout', { subscription_type, child_id: childId }, cookie),
    /** Sends to pay, and gives the session. */
    async begin(cookie: string, childId?: string | string[], plan = 'monthly'): Promise<string> {
      const answer = await this.checkout(cookie, childId, plan);
      if (!answer.ok) throw new Error(await answer.text());
      return (await bodyOf<Checkout>(answer)).session_id;
    },
    /** Presses something on the TEST page. */
    press: (session: string, action: string) =>
      post(`/rest/v1/test-checkout/${session}`, { action }),
    verify: (cookie: string, session_id: string) =>
      post('/functions/v1/verify-payment', { session_id }, cookie),
    async verified(cookie: string, session: string): Promise<Verified> {
      return bodyOf<Verified>(await this.verify(cookie, session));
    },
    /**
     * Buys on the TEST page.
     * @returns The order's id.
     */
    async buy(cookie: string, childId?: string | string[], plan = 'monthly'): Promise<string> {
      const session = await this.begin(cookie, childId, plan);
      await this.press(session, 'pay');
      return (await this.verified(cookie, session)).order_id;
    },
    async orders(cookie: string): Promise<OrderAnswer[]> {
      const answer = await t.call('/rest/v1/orders', { cookie });
      return (await bodyOf<{ items: OrderAnswer[] }>(answer)).items;
    },
    /** Until when a child has access now, as its parent reads it. */
    async activeUntil(cookie: string, childId: string): Promise<string | null> {
      const path = `/rest/v1/user_subscriptions?user_id=${childId}&active=true`;
      const { items } = await bodyOf<{ items: { expires_at: string }[] }>(
        await t.call(path, { cookie }),
      );
      return items[0]?.expires_at ?? null;
    },
  };
}
