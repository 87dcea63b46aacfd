import { describe, expect, it } from 'vitest';
import { type LedgerEvent, type Purchase, projectEntitlement } from './entitlement.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);
const paid = (orderId: string, at: string, childId = 'lucia'): Purchase => ({
  ...{ kind: 'paid', orderId, childId, subscriptionType: 'monthly', durationMonths: 1 },
  at: day(at),
});

describe('what was told twice', () => {
  it('of a payment told again later the first counts', () => {
    const rows = projectEntitlement(
      [paid('a', '2027-01-05'), paid('a', '2027-01-01')],
      day('2027-01-06'),
    );
    expect(rows.map(({ startsAt }) => startsAt)).toEqual([day('2027-01-01')]);
  });

  it.each<[string, Partial<Purchase>, Partial<Purchase>]>([
    ['kind', { kind: 'granted' }, { kind: 'paid' }],
    ['plan', { subscriptionType: 'annual' }, { subscriptionType: 'monthly' }],
    ['length', { durationMonths: 1 }, { durationMonths: 12 }],
  ])('of two reports of one moment that differ in their %s always the same counts', (_, a, b) => {
    const first: LedgerEvent = { ...paid('a', '2027-01-01'), ...a };
    const second: LedgerEvent = { ...paid('a', '2027-01-01'), ...b };
    const { kind: _kind, at: _at, ...remaining } = first;
    const now = day('2027-01-02');
    const rows = projectEntitlement([first, second], now);
    expect(rows).toEqual([expect.objectContaining(remaining)]);
    expect(projectEntitlement([second, first], now)).toEqual(rows);
  });

  it('what was bought at one moment runs by the names of order and child', () => {
    const events = ['b', 'c', 'a'].flatMap((order) =>
      ['marco', 'lucia'].map((child) => paid(order, '2027-01-01', child)),
    );
    const rows = projectEntitlement(events, day('2027-01-02'));
    expect(rows.map(({ orderId, childId }) => `${orderId} ${childId}`)).toEqual([
      ...['a lucia', 'a marco', 'b lucia', 'b marco', 'c lucia', 'c marco'],
    ]);
    const ofLucia = rows.filter(({ childId }) => childId === 'lucia');
    expect(ofLucia.map(({ startsAt }) => startsAt.getUTCMonth())).toEqual([0, 1, 2]);
  });
});
