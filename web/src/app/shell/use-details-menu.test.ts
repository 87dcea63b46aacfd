import { expect, it } from 'vitest';
import { nextIndex } from './use-details-menu.ts';

it('the arrow keys enter the list from the button and go round', () => {
  expect(nextIndex('ArrowDown', -1, 3)).toBe(0);
  expect(nextIndex('ArrowDown', 2, 3)).toBe(0);
  expect(nextIndex('ArrowUp', -1, 3)).toBe(2);
  expect(nextIndex('ArrowUp', 0, 3)).toBe(2);
  expect(nextIndex('ArrowUp', 2, 3)).toBe(1);
});

it('Home and End go to the first and the last', () => {
  expect(nextIndex('Home', 2, 3)).toBe(0);
  expect(nextIndex('End', 0, 3)).toBe(2);
});
