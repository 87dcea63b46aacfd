import { expect, it } from 'vitest';
import { panesInOrder } from './panes.ts';

it('lights the first panes and marks the one after them', () => {
  expect(panesInOrder(4, 2, true)).toEqual(['lit', 'lit', 'next', 'unlit']);
});

it('marks no pane unless asked', () => {
  expect(panesInOrder(3, 1)).toEqual(['lit', 'unlit', 'unlit']);
});

it('has nothing left to mark when all are lit', () => {
  expect(panesInOrder(2, 2, true)).toEqual(['lit', 'lit']);
});
