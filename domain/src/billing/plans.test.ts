import { expect, it } from 'vitest';
import { isSubscriptionType, plans, subscriptionTypes } from './plans.ts';

it('the three plans cost 20, 30 and 50 dollars for 1, 3 and 12 months', () => {
  expect(
    subscriptionTypes.map((type) => [plans[type].priceCents, plans[type].durationMonths]),
  ).toEqual([
    [2000, 1],
    [3000, 3],
    [5000, 12],
  ]);
});

it('each plan carries its own name, and only the quarterly one is the most popular', () => {
  for (const type of subscriptionTypes) expect(plans[type].type).toBe(type);
  expect(subscriptionTypes.filter((type) => plans[type].mostPopular)).toEqual(['quarterly']);
});

it('every price is in dollars of the United States', () => {
  for (const type of subscriptionTypes) expect(plans[type].currency).toBe('USD');
});

it('the names of the three are plans', () => {
  expect(['monthly', 'quarterly', 'annual'].filter(isSubscriptionType)).toEqual(subscriptionTypes);
});

it.each(['Monthly', 'yearly', '', null, 1, 'toString'])('%j is no plan', (value) => {
  expect(isSubscriptionType(value)).toBe(false);
});
