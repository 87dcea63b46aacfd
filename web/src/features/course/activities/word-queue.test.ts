import { describe, expect, it } from 'vitest';
import { afterWord, comesBack, markWordFound, startQueue, wordShown } from './word-queue.ts';

describe('words to find', () => {
  it('a found word makes room for the next', () => {
    expect(markWordFound(startQueue(3, 'en')).queue).toEqual([1, 2]);
  });

  it('a word that was shown comes back at the end', () => {
    const shown = wordShown(startQueue(3, 'en'));
    expect(shown.queue).toEqual([1, 2, 0]);
    expect(comesBack(shown)).toBe(true);
  });

  it('shown a second time it counts as tried, so that the game ends', () => {
    const last = markWordFound(markWordFound(wordShown(startQueue(3, 'en'))));
    expect(last.queue).toEqual([0]);
    expect(comesBack(last)).toBe(false);
    expect(wordShown(last).queue).toEqual([]);
  });

  it('the last word ends the game as soon as it is found or shown for good, not before', () => {
    const last = markWordFound(markWordFound(wordShown(startQueue(3, 'en'))));
    expect(afterWord(last, 'right').queue).toEqual([]);
    expect(afterWord(last, 'shown').queue).toEqual([]);
    for (const open of [null, 'wrong', 'empty']) expect(afterWord(last, open)).toBe(last);
  });
});
