import { plans } from '@pius/domain/billing/plans.ts';
import { expect, it } from 'vitest';
import { formatPrice } from './price.ts';

it('a price is written as each language writes dollars', () => {
  const plain = (text: string) => text.replace(/\s/g, ' ');
  expect(plain(formatPrice(plans.monthly, 'en'))).toBe('$20');
  expect(plain(formatPrice(plans.quarterly, 'fr'))).toBe('30 $US');
  expect(plain(formatPrice(plans.annual, 'pt-BR'))).toBe('US$ 50');
});

it('cents show where there are any', () => {
  expect(formatPrice({ ...plans.monthly, priceCents: 1950 }, 'en')).toBe('$19.50');
});
