import { track } from '@/learning/tracking/track.ts';
import { call } from '@/ui/api/call.ts';
import type { Choice } from './saved-choice.ts';

/** Asks for a plan to be paid, and gives the address where that is done. */
export async function createCheckout({ plan, children }: Choice): Promise<string> {
  const { url } = await call('POST /functions/v1/create-checkout', {
    body: { subscription_type: plan, child_id: [...children] },
  });
  track('begin_checkout', { content_name: plan });
  return url;
}
