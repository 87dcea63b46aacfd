import { describe, expect, it } from 'vitest';
import { checkOrder, moveStep, startOrdering, touchStep } from './ordering-state.ts';

const start = startOrdering();

describe('ordering', () => {
  it('a step is moved and the ones between make room', () => {
    expect(moveStep(start, [2, 0, 1, 3], 0, 2).laid).toEqual([0, 1, 2, 3]);
    expect(moveStep(start, [0, 1, 3, 2], 3, 0).laid).toEqual([2, 0, 1, 3]);
  });

  it('a step cannot leave the list', () => {
    expect(moveStep(start, [0, 1], 0, -1)).toBe(start);
    expect(moveStep(start, [0, 1], 1, 2)).toBe(start);
  });

  it('a step picked up changes places with the step touched next', () => {
    const picked = touchStep(start, [3, 1, 2, 0], 3);
    expect(picked.picked).toBe(0);
    const laid = touchStep(picked, [3, 1, 2, 0], 0);
    expect(laid).toMatchObject({ laid: [0, 1, 2, 3], picked: null, moved: 0 });
  });

  it('the same step touched again is put down where it was', () => {
    const picked = touchStep(start, [1, 0], 1);
    expect(touchStep(picked, [1, 0], 1)).toMatchObject({ laid: [1, 0], picked: null, moved: null });
  });

  it('the second miss shows the right order', () => {
    const once = checkOrder(start, [1, 0], [false, false]);
    expect(once).toMatchObject({ misses: 1, shown: false, complete: false });
    expect(checkOrder(once, [1, 0], [false, false]).shown).toBe(true);
  });

  it('the right order completes the game', () => {
    expect(checkOrder(start, [0, 1], [true, true])).toMatchObject({ complete: true, misses: 0 });
  });
});
