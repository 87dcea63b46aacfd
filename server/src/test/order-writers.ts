import type { RunningApp } from './running-app.ts';

/** A purchase of the demo parent, and what of it the server has acknowledged. */
export interface OrderSave {
  session: string;
  paid: boolean;
}

async function post<Answer>(
  app: RunningApp,
  path: string,
  body: object,
  cookie = '',
): Promise<Answer | null> {
  try {
    const answer = await fetch(`${app.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
    return answer.ok ? ((await answer.json()) as Answer) : null;
  } catch {
    return null;
  }
}

/** The first child of a parent. */
export async function firstChild(app: RunningApp, cookie: string): Promise<string> {
  const answer = await fetch(`${app.url}/rest/v1/children`, { headers: { cookie } });
  const { items } = (await answer.json()) as { items: { id: string }[] };
  return items[0]?.id ?? '';
}

/**
 * Buys for a child on the TEST page.
 * @returns What was acknowledged of it; null where not even the order was, or where the five of an
 *   hour are used up.
 */
export async function buy(
  app: RunningApp,
  cookie: string,
  childId: string,
): Promise<OrderSave | null> {
  const requested = { subscription_type: 'monthly', child_id: childId };
  const checkout = '/functions/v1/create-checkout';
  const made = await post<{ session_id: string }>(app, checkout, requested, cookie);
  if (!made) return null;
  const path = `/rest/v1/test-checkout/${made.session_id}`;
  const paid = await post<{ state: string }>(app, path, { action: 'pay' });
  return { session: made.session_id, paid: paid?.state === 'paid' };
}

/** Whether everything that was acknowledged of a purchase is still there. */
export async function isSaved(app: RunningApp, cookie: string, save: OrderSave): Promise<boolean> {
  const verified = await post<{ success: boolean; children: { active_until: string | null }[] }>(
    app,
    '/functions/v1/verify-payment',
    { session_id: save.session },
    cookie,
  );
  if (!verified) return false;
  return !save.paid || (verified.success && verified.children[0]?.active_until !== null);
}
