import type { Env } from '../env.ts';
import { reasonOf } from '../platform/log/reason.ts';
import { inspectStripe, type StripeState } from '../platform/payments/inspect-stripe.ts';
import { eventTypes } from '../platform/payments/stripe-events.ts';
import { checkClock } from './clock-check.ts';
import { type Finding, warning, well, wrong } from './finding.ts';

const about = 'payments';

/** Whether Stripe knows our key, and tells us what is paid. */
export async function checkStripe(env: Env): Promise<Finding[]> {
  const { stripe, publicUrl, production } = env;
  if (!stripe) {
    if (!production) return [well(about, 'go to the TEST page, which takes no money')];
    const todo = 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET in place of PAYMENTS=test';
    return [warning(about, 'the TEST page opens lessons without money', todo)];
  }
  let result: StripeState | undefined;
  try {
    const clock = await checkClock('Stripe', async () => {
      result = await inspectStripe(stripe);
      return result.date;
    });
    return result
      ? [modeOf(result, stripe.live, production), hookOf(result, publicUrl), clock]
      : [clock];
  } catch (error) {
    const todo =
      'look at STRIPE_SECRET_KEY, what a restricted key may do (docs/running/services.md), and the way out of this machine';
    return [wrong(about, `Stripe does not let us in (${reasonOf(error)})`, todo)];
  }
}

function modeOf({ live }: StripeState, requested: boolean, production: boolean): Finding {
  const name = requested ? 'live' : 'test';
  if (live !== null && live !== requested) {
    return wrong(about, `the key calls itself ${name} and is not`, 'take the key from Stripe anew');
  }
  if (production && !requested) {
    return warning(
      about,
      'a test key takes no money',
      'STRIPE_SECRET_KEY=sk_live_... on a real site',
    );
  }
  return well(about, `Stripe knows the ${name} key`);
}

function hookOf({ endpoints, apiVersion }: StripeState, publicUrl: string): Finding {
  const hook = 'webhook';
  const address = `${publicUrl}/functions/v1/stripe-webhook`;
  if (!endpoints) {
    const todo = `see in Stripe's dashboard that ${address} is among the endpoints`;
    return well(hook, `the key may not look at webhooks; ${todo}`);
  }
  const ours = endpoints.find(({ url }) => url === address);
  if (!ours) {
    const todo = `add ${address} in Stripe's dashboard (docs/running/services.md)`;
    return warning(hook, 'Stripe tells this site nothing by itself', todo);
  }
  if (!ours.enabled) return wrong(hook, 'Stripe has switched it off', 'switch it on there again');
  const missing = eventTypes.filter((type) => !ours.events.includes(type));
  if (missing.length > 0 && !ours.events.includes('*')) {
    return wrong(hook, `it does not hear ${missing.join(', ')}`, 'add these events at Stripe');
  }
  if (ours.apiVersion !== null && ours.apiVersion !== apiVersion) {
    const todo = `make an endpoint with ${apiVersion}, take over its secret, and remove the old one`;
    return warning(hook, `it speaks the API version ${ours.apiVersion}`, todo);
  }
  return well(hook, 'is there and hears what it should');
}
