import type { CallOutput } from '@/ui/api/call.ts';

type Quote = CallOutput<'GET /rest/v1/checkout-quote'>['items'][number];

/** What the plans cost for a child without access. */
export function exampleQuote(child_id: string, name: string): Quote {
  const offer = (subscription_type: 'monthly' | 'quarterly' | 'annual', price_cents: number) => ({
    ...{ subscription_type, price_cents, currency: 'USD' as const, duration_months: 1 },
    expires_at: '2027-01-10T09:00:00.000Z',
  });
  const plans = [offer('monthly', 2000), offer('quarterly', 3000), offer('annual', 5000)];
  return { child_id, name, active_until: null, included: false, plans };
}
