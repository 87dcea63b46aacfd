import type { Plan } from '@pius/domain/billing/plans.ts';
import type { Language } from '@pius/domain/language.ts';

/** The price of a plan as the reader's language writes money: `$20`, `20 $US`, `US$ 20`. */
export function formatPrice({ priceCents, currency }: Plan, language: Language): string {
  return formatMoney(priceCents, currency, language);
}

/** An amount as the reader's language writes money. Cents show where there are any. */
export function formatMoney(cents: number, currency: string, language: Language): string {
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);
}
