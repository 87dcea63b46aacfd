import { expect, it } from 'vitest';
import { deletionDueAt } from './deletion-day.ts';

it('a family is deleted within 30 days, and not before there was time to think again', () => {
  const now = new Date('2026-03-01T10:00:00Z');
  const days = (deletionDueAt(now).getTime() - now.getTime()) / (24 * 60 * 60 * 1000);
  expect(days).toBeLessThan(30);
  expect(days).toBeGreaterThan(20);
});
