import { noteSender, track } from '@/learning/tracking/track.ts';
import { call } from '@/ui/api/call.ts';
import type { DonationValues } from './donation-values.ts';

/** Asks for a donation to be paid, and gives the address where that is done. */
export async function createDonation(body: DonationValues): Promise<string> {
  const { url } = await call('POST /functions/v1/create-donation', { body });
  noteSender({ email: body.email });
  track('begin_checkout', { content_name: 'donation', value: body.amount });
  return url;
}
