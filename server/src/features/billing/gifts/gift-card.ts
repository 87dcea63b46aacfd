import type { AppContext } from '../../../app-context.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { readSignedLink } from '../../../platform/sign-in/signed-link.ts';
import { fulfil } from '../fulfil.ts';
import { withPaymentErrors } from '../with-payment-errors.ts';
import { cardLink } from './create-gift.ts';
import { findGift, type Gift, stateOf } from './store.ts';

/**
 * The gift of a card's link; of one that waits it is asked whether it is paid by now, so that its
 * giver need not wait for news of it. Throws `gift_link_invalid` and `payments_unavailable`.
 */
export async function cardOf(ctx: AppContext, token: string): Promise<Gift> {
  const id = readSignedLink(token, ctx.secret, cardLink);
  const rows = id && (await findGift(ctx.db, id));
  if (!rows) throw new AppError('gift_link_invalid');
  const { sessionId } = rows.order;
  if (stateOf(rows) !== 'waiting' || !sessionId) return rows;
  await withPaymentErrors(ctx, fulfil(ctx, sessionId));
  return (await findGift(ctx.db, id)) ?? rows;
}
