import { expect, it } from 'vitest';
import { giftStateOf } from './gift-state.ts';
import { orderStates } from './order-state.ts';

it('a gift is ready once it is paid, and redeemed after that', () => {
  expect(giftStateOf('open', false)).toBe('waiting');
  expect(giftStateOf('pending', false)).toBe('waiting');
  expect(giftStateOf('paid', false)).toBe('ready');
  expect(giftStateOf('paid', true)).toBe('redeemed');
});

it('a gift whose money went back is void, redeemed or not', () => {
  for (const state of ['refunded', 'disputed', 'revoked'] as const) {
    expect(giftStateOf(state, false)).toBe('void');
    expect(giftStateOf(state, true)).toBe('void');
  }
});

it('a gift that nobody paid for has failed', () => {
  expect(giftStateOf('failed', false)).toBe('failed');
  expect(giftStateOf('expired', false)).toBe('failed');
});

it('only a gift that was paid can be redeemed', () => {
  const ready = orderStates.filter((state) => giftStateOf(state, false) === 'ready');
  expect(ready).toEqual(['paid', 'granted']);
});
