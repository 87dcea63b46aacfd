import { expect, it } from 'vitest';
import { checkDonation } from './donation-values.ts';

function filled(values: Record<string, string>): FormData {
  const form = new FormData();
  const all = { type: 'one-time', amount: '2500', own: '', email: 'anna@example.org', ...values };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  return form;
}

it('a suggested amount is sent in dollars, whatever stands in the hidden field', () => {
  expect(checkDonation(filled({ own: 'nonsense' }))).toEqual({
    values: { type: 'one-time', amount: 25, email: 'anna@example.org' },
  });
});

it('an amount of one’s own is read as people write it', () => {
  const form = filled({ type: 'monthly', amount: 'own', own: '7,50', email: ' Anna@Example.org ' });
  expect(checkDonation(form)).toEqual({
    values: { type: 'monthly', amount: 7.5, email: 'anna@example.org' },
  });
});

it.each([
  ['', 'donation_amount'],
  ['ten', 'donation_amount'],
  ['0.99', 'donation_minimum'],
  ['0', 'donation_minimum'],
  ['10000.01', 'donation_maximum'],
])('%j as an amount of one’s own is refused', (own, code) => {
  expect(checkDonation(filled({ amount: 'own', own }))).toEqual({ faults: { amount: code } });
});

it('everything that is wrong is told at once', () => {
  expect(checkDonation(filled({ amount: 'own', own: '0.5', email: ' ' }))).toEqual({
    faults: { amount: 'donation_minimum', email: 'donation_email_required' },
  });
  expect(checkDonation(filled({ email: 'anna' }))).toEqual({ faults: { email: 'email_invalid' } });
});
