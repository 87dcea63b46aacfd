import { describe, expect, it } from 'vitest';
import {
  isMatched,
  isWaiting,
  type PairsState,
  type Side,
  startPairs,
  touchTile,
} from './pairs-state.ts';

const total = 3;
const isRight = (left: number, right: number) => left === right;

function play(...touches: [Side, number][]): PairsState {
  return touches.reduce(
    (state, [side, pair]) => touchTile(state, { side, pair }, total, isRight),
    startPairs(),
  );
}

describe('pairs', () => {
  it('two tiles that belong together are matched, whichever is touched first', () => {
    expect(play(['left', 1], ['right', 1]).matched).toEqual([[1, 1]]);
    const state = play(['right', 2], ['left', 2]);
    expect(state.last).toEqual({ kind: 'match', left: 2, right: 2 });
    expect(isMatched(state, 'right', 2)).toBe(true);
  });

  it('another tile of the same side is chosen instead, the same one is let go', () => {
    expect(play(['left', 0], ['left', 1]).chosen).toEqual({ side: 'left', pair: 1 });
    expect(play(['left', 0], ['left', 0]).chosen).toBeNull();
  });

  it('a matched tile cannot be touched again', () => {
    const state = play(['left', 1], ['right', 1]);
    expect(touchTile(state, { side: 'right', pair: 1 }, total, isRight)).toBe(state);
  });

  it('the first miss may be tried again at once', () => {
    const state = play(['left', 0], ['right', 1]);
    expect(state.last?.kind).toBe('miss');
    expect(isWaiting(state, 0, total)).toBe(false);
  });

  it('after the second miss the answer is shown and the tile waits for the others', () => {
    const shown = play(['left', 0], ['right', 1], ['left', 0], ['right', 2]);
    expect(shown.last?.kind).toBe('shown');
    expect(isWaiting(shown, 0, total)).toBe(true);
    expect(touchTile(shown, { side: 'left', pair: 0 }, total, isRight)).toBe(shown);
  });

  it('a tile laid aside comes back once the others are matched', () => {
    const state = play(
      ['left', 0],
      ['right', 1],
      ['left', 0],
      ['right', 2],
      ['left', 1],
      ['right', 1],
      ['left', 2],
      ['right', 2],
    );
    expect(isWaiting(state, 0, total)).toBe(false);
    const left = touchTile(state, { side: 'left', pair: 0 }, total, isRight);
    const done = touchTile(left, { side: 'right', pair: 0 }, total, isRight);
    expect(done.matched).toHaveLength(total);
  });
});
