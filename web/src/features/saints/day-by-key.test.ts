import { expect, it } from 'vitest';
import { dayByKeyIn } from './day-by-key.ts';

const press = (columns: number, key: string, day = '2028-02-10') =>
  dayByKeyIn(columns, day, { key, shiftKey: false }, 'en');

it('in seven columns it is a calendar', () => {
  expect(press(7, 'ArrowDown')).toBe('2028-02-17');
  expect(press(7, 'ArrowLeft')).toBe('2028-02-09');
  expect(press(7, 'PageUp')).toBe('2028-01-10');
});

it('in fewer columns up and down lead to what stands above and below', () => {
  expect(press(1, 'ArrowDown')).toBe('2028-02-11');
  expect(press(1, 'ArrowUp', '2028-03-01')).toBe('2028-02-29');
  expect(press(2, 'ArrowDown')).toBe('2028-02-12');
});

it('in fewer columns Home and End lead to the first and the last of the month', () => {
  expect(press(1, 'Home')).toBe('2028-02-01');
  expect(press(1, 'End')).toBe('2028-02-29');
  expect(press(2, 'End', '2026-12-05')).toBe('2026-12-31');
});

it('any other key leads nowhere', () => {
  expect(press(1, 'a')).toBeNull();
  expect(press(7, 'Tab')).toBeNull();
});
