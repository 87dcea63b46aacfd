import type { Order } from './use-orders.ts';

/** The key of the words for what was bought. */
export function planName({ subscription_type: type }: Pick<Order, 'subscription_type'>) {
  return `plan.${type}` as const;
}
