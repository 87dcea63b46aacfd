import Stripe from 'stripe';
import type { StripeSettings } from '../../env-services.ts';
import { openStripe } from './stripe-payments.ts';

/** What Stripe tells of a key and of its webhooks. */
export interface StripeState {
  /** Stripe's clock. */
  date: Date | null;
  /** Whether the key moves real money; null where nothing has happened yet that could tell. */
  live: boolean | null;
  /** Null where the key may not look at them. */
  endpoints:
    | { url: string; enabled: boolean; events: string[]; apiVersion: string | null }[]
    | null;
  /** The version of the API that this server speaks. */
  apiVersion: string;
}

/**
 * Looks at Stripe without changing anything there. Throws where the key is not let in, or nothing
 * answers.
 */
export async function inspectStripe(settings: StripeSettings): Promise<StripeState> {
  const stripe = openStripe(settings, { timeout: 8000, maxNetworkRetries: 0 });
  const events = await stripe.events.list({ limit: 1 });
  const head = Date.parse(String(events.lastResponse.headers.date ?? ''));
  return {
    date: Number.isNaN(head) ? null : new Date(head),
    live: events.data[0]?.livemode ?? null,
    endpoints: await endpointsOf(stripe),
    apiVersion: Stripe.API_VERSION,
  };
}

async function endpointsOf(stripe: Stripe): Promise<StripeState['endpoints']> {
  try {
    const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
    return data.map(({ url, status, enabled_events: events, api_version: apiVersion }) => ({
      ...{ url, enabled: status === 'enabled', events, apiVersion },
    }));
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError) return null;
    throw error;
  }
}
