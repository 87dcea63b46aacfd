import { expect, it } from 'vitest';
import { faultOf } from './checkout-fault.ts';

const order = {
  kind: 'purchase',
  sessionId: 'its-own',
  currency: 'USD',
  amountCents: 5000,
} as const;
const sent = {
  ...({ id: 'its-own', purpose: 'purchase', currency: 'USD' } as const),
  ...{ requestedCents: 5000, couponCents: 0, paidCents: 5000 },
};

it('a checkout that is paid as it was sent has no fault', () => {
  expect(faultOf(sent, order)).toBeNull();
  expect(faultOf({ ...sent, purpose: 'gift' }, { ...order, kind: 'gift' })).toBeNull();
});

it('one for another purpose is not its order', () => {
  expect(faultOf({ ...sent, purpose: 'gift' }, order)).toBe('purpose');
  expect(faultOf({ ...sent, purpose: null }, order)).toBe('purpose');
});

it('an order takes its own checkout alone, and the first where it knows of none', () => {
  expect(faultOf({ ...sent, id: 'another' }, order)).toBe('session');
  expect(faultOf({ ...sent, id: 'another' }, { ...order, sessionId: null })).toBeNull();
});

it('another currency is a fault where the figures are the same', () => {
  expect(faultOf({ ...sent, currency: 'BRL' }, order)).toBe('currency');
});

it('another price than was asked is a fault, also where it is paid', () => {
  expect(faultOf({ ...sent, requestedCents: 1, paidCents: 1 }, order)).toBe('price');
  expect(faultOf({ ...sent, requestedCents: 9000, paidCents: 9000 }, order)).toBe('price');
});

it('what is paid is what was asked but for the coupon, to the cent', () => {
  expect(faultOf({ ...sent, couponCents: 500, paidCents: 4500 }, order)).toBeNull();
  expect(faultOf({ ...sent, couponCents: 5000, paidCents: 0 }, order)).toBeNull();
  expect(faultOf({ ...sent, paidCents: 4999 }, order)).toBe('amount');
  expect(faultOf({ ...sent, paidCents: 5001 }, order)).toBe('amount');
  expect(faultOf({ ...sent, couponCents: 500 }, order)).toBe('amount');
});
