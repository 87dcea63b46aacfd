import { expect, it } from 'vitest';
import { camePath, panePath } from './rose-geometry.ts';

it('starts the first pane at the top and goes clockwise', () => {
  expect(panePath(0, 4)).toBe('M140 9A131 131 0 0 1 271 140L240 140A100 100 0 0 0 140 40Z');
});

it('ends the last pane where the first one began', () => {
  expect(panePath(3, 4)).toContain('A131 131 0 0 1 140 9');
});

it('takes the long way round for a pane of more than half the ring', () => {
  expect(panePath(0, 1.5)).toContain('A131 131 0 1 1');
});

it('draws a ring of one pane as a whole ring, which one arc cannot', () => {
  expect(panePath(0, 1).match(/A/g)).toHaveLength(4);
});

it('draws the came before a pane from inside to outside', () => {
  expect(camePath(1, 4)).toBe('M237 140L274 140');
});
