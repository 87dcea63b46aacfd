import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playHangman } from './hangman.ts';

/** The word as the player sees it. */
function seen(word: string, ...guesses: string[]): string {
  return playHangman(word, guesses)
    .letters.map(({ character, shown }) => (shown ? character : '_'))
    .join('');
}

describe('playHangman', () => {
  it('hides every letter at first and shows what is no letter', () => {
    expect(seen('Notre-Dame')).toBe('_____-____');
    expect(seen("l'ange")).toBe("_'____");
  });

  it('a letter uncovers all its places, whatever the case or accent', () => {
    expect(seen('Église', 'e')).toBe('É____e');
    expect(seen('ORAÇÃO', 'a', 'C')).toBe('__AÇÃ_');
    expect(seen('cœur', 'e')).toBe('_œ__');
  });

  it('ends won when every letter is uncovered', () => {
    expect(playHangman('Pope', ['p', 'o']).state).toBe('playing');
    expect(playHangman('Pope', ['p', 'o', 'e']).state).toBe('won');
  });

  it('ends with the sixth wrong letter', () => {
    const five = ['a', 'b', 'c', 'd', 'f'];
    expect(playHangman('Pope', five)).toMatchObject({ state: 'playing', missesLeft: 1 });
    expect(playHangman('Pope', [...five, 'g'])).toMatchObject({
      state: 'game-over',
      missesLeft: 0,
    });
  });

  it('a wrong letter guessed again costs nothing more', () => {
    expect(playHangman('Pope', ['a', 'A', 'á']).wrong).toEqual(['a']);
  });

  it('guesses that are not one letter change nothing', () => {
    expect(playHangman('Pope', ['', ' ', 'po', '-', '?'])).toEqual(playHangman('Pope', []));
  });

  it('nothing changes after the end', () => {
    const lost = ['a', 'b', 'c', 'd', 'f', 'g'];
    expect(playHangman('Pope', [...lost, 'p', 'o', 'e'])).toEqual(playHangman('Pope', lost));
    expect(playHangman('Pope', ['p', 'o', 'e', 'x'])).toEqual(playHangman('Pope', ['p', 'o', 'e']));
  });

  it('guessing all its letters wins any word', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-ZéçãœÉ'-]{1,12}$/), (word) => {
        expect(playHangman(word, Array.from(word.replaceAll('œ', 'o'))).state).toBe('won');
      }),
    );
  });
});
