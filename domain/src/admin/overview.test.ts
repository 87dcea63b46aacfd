import { expect, it } from 'vitest';
import { overviewWeeks, weeksUntil } from './overview.ts';

it('weeks follow each other without a gap and end now', () => {
  const now = new Date('2026-03-29T12:00:00Z');
  const weeks = weeksUntil(now);
  expect(weeks).toHaveLength(overviewWeeks);
  expect(weeks.at(-1)).toEqual({ from: new Date('2026-03-22T12:00:00Z'), to: now });
  for (const [index, { from }] of weeks.slice(1).entries()) expect(from).toEqual(weeks[index]?.to);
});
