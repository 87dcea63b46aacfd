/** `subscription_type`, as rows and calls have it. @see docs/requirements.md#r-plans */
export const subscriptionTypes = ['monthly', 'quarterly', 'annual'] as const;

export type SubscriptionType = (typeof subscriptionTypes)[number];

export interface Plan {
  type: SubscriptionType;
  priceCents: number;
  currency: 'USD';
  /** Calendar months of access for one child. */
  durationMonths: number;
  /** "Most popular, best value". @see docs/requirements.md#r-plans */
  mostPopular: boolean;
}

/** One-time prices per child; nothing renews by itself. @see docs/requirements.md#r-plans */
export const plans: Record<SubscriptionType, Plan> = {
  monthly: {
    type: 'monthly',
    priceCents: 2000,
    currency: 'USD',
    durationMonths: 1,
    mostPopular: false,
  },
  quarterly: {
    type: 'quarterly',
    priceCents: 3000,
    currency: 'USD',
    durationMonths: 3,
    mostPopular: true,
  },
  annual: {
    type: 'annual',
    priceCents: 5000,
    currency: 'USD',
    durationMonths: 12,
    mostPopular: false,
  },
};

/** Most children in one payment. */
export const mostChildrenAtOnce = 40;

/** Whether a value names one of the three plans. */
export function isSubscriptionType(value: unknown): value is SubscriptionType {
  return subscriptionTypes.some((type) => type === value);
}
