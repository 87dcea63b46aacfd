import { describe, expect, test } from 'vitest';
import { choose, startListening } from './listening-state.ts';

describe('a game of listening', () => {
  test('the first miss may be tried again, the second shows the answer', () => {
    const once = choose(startListening(3, 'en'), 1, false);
    expect(once).toMatchObject({ result: 'wrong', wrong: [1] });
    expect(choose(once, 2, false)).toMatchObject({ result: 'shown', wrong: [1, 2] });
  });

  test('the right choice after a miss is right', () => {
    const once = choose(startListening(3, 'en'), 1, false);
    expect(choose(once, 0, true).result).toBe('right');
  });

  test('a choice already tried is no second miss', () => {
    const once = choose(startListening(3, 'en'), 1, false);
    expect(choose(once, 1, false)).toBe(once);
  });

  test('after the answer nothing can be chosen any more', () => {
    const right = choose(startListening(3, 'en'), 0, true);
    expect(choose(right, 1, false)).toBe(right);
  });

  test('words that were shown stay shown in the next round', () => {
    expect(startListening(3, 'en', { round: 1, words: true })).toMatchObject({
      words: true,
      round: 1,
      queue: [0, 1, 2],
    });
  });
});
