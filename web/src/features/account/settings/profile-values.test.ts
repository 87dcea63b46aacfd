import { expect, it } from 'vitest';
import { changesOf, valuesOf } from './profile-values.ts';

const profile = {
  id: 'p1',
  parent_id: null,
  role: 'parent' as const,
  full_name: 'Maria Rossi',
  account_type: 'parent' as const,
  phone: null,
  age: null,
  language: 'en' as const,
  time_zone: 'Europe/Rome',
};

it('a form that nobody has touched sends nothing', () => {
  expect(changesOf(profile, valuesOf(profile))).toEqual({});
  expect(changesOf(profile, { ...valuesOf(profile), full_name: ' Maria Rossi ' })).toEqual({});
});

it('only what differs is sent, a phone that is taken away as an empty one', () => {
  const values = { ...valuesOf(profile), language: 'fr' as const, phone: ' +39 055 1 ' };
  expect(changesOf(profile, values)).toEqual({ language: 'fr', phone: '+39 055 1' });
  const withPhone = { ...profile, phone: '+39 055 1' };
  expect(changesOf(withPhone, { ...valuesOf(withPhone), phone: ' ' })).toEqual({ phone: '' });
});
