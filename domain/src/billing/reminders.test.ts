import { expect, it } from 'vitest';
import { reminderDue } from './reminders.ts';

const end = new Date('2027-03-20T10:00:00Z');

it.each([
  ['2027-03-06T09:59:59Z', null],
  ['2027-03-06T10:00:00Z', 14],
  ['2027-03-17T09:59:59Z', 14],
  ['2027-03-17T10:00:00Z', 3],
  ['2027-03-20T09:59:59Z', 3],
  ['2027-03-20T10:00:00Z', null],
  ['2027-04-01T10:00:00Z', null],
])('at %s the letter of %s days before is due', (now, days) => {
  expect(reminderDue(end, new Date(now))).toBe(days);
});
