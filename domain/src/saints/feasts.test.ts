import { expect, it } from 'vitest';
import { checkFeasts, feasts } from './feasts.ts';
import { goodSaint } from './saint-fixture.ts';

it('a day belongs to one feast, in the order of the year', () => {
  const days = feasts.map(({ month, day }) => month * 100 + day);
  expect(days).toEqual([...new Set(days)].sort((a, b) => a - b));
});

it('a saint in the place of a feast is named, and what to do', () => {
  const days = [1, 2, 3].map((day) => goodSaint('en', 11, day));
  Object.assign(days[1] ?? {}, { id: 'malachy' });
  expect(checkFeasts(11, days)).toMatchObject([
    { path: [1, 'id'], message: expect.stringContaining('"malachy" stands on a day') },
  ]);
  expect(checkFeasts(10, days.slice(0, 1))).toEqual([]);
});
