import type { OrderState } from './order-state.ts';

/** Where a gift stands: `waiting` for its payment, `ready`, `redeemed`, `void` where its money went back, or `failed`. */
export const giftStates = ['waiting', 'ready', 'redeemed', 'void', 'failed'] as const;

export type GiftState = (typeof giftStates)[number];

/** Where a gift stands, by its order and by whether its code has been redeemed. */
export function giftStateOf(order: OrderState, redeemed: boolean): GiftState {
  if (order === 'refunded' || order === 'disputed' || order === 'revoked') return 'void';
  if (order === 'failed' || order === 'expired') return 'failed';
  if (order === 'open' || order === 'pending') return 'waiting';
  return redeemed ? 'redeemed' : 'ready';
}
