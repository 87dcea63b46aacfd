import { describe, expect, it } from 'vitest';
import {
  judge,
  nextStatement,
  startTrueFalse,
  statementNow,
  tryWrongAgain,
} from './true-false-state.ts';

describe('true or false', () => {
  it('the first answer to a statement counts', () => {
    const once = judge(startTrueFalse(3), false);
    expect(once.given).toEqual([false, null, null]);
    expect(judge(once, true)).toBe(once);
  });

  it('at the end of a lap no statement is asked', () => {
    const end = [0, 1].reduce((state) => nextStatement(judge(state, true)), startTrueFalse(2));
    expect(statementNow(end)).toBeNull();
    expect(judge(end, false)).toBe(end);
  });

  it('only what was not right comes back, and can be answered anew', () => {
    const end = [0, 1, 2].reduce((state) => nextStatement(judge(state, true)), startTrueFalse(3));
    const again = tryWrongAgain(end, [true, false, false]);
    expect(again).toMatchObject({ lap: [1, 2], at: 0, given: [true, null, null] });
    expect(judge(again, false).given).toEqual([true, false, null]);
  });
});
