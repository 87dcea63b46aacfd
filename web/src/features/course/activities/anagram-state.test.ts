import { describe, expect, it } from 'vitest';
import {
  type AnagramState,
  layLetter,
  shuffledTiles,
  startAnagram,
  takeBack,
  tileForKey,
  tilesOf,
} from './anagram-state.ts';

const isRight = (laid: readonly number[]) => laid.join() === '0,1,2';
const lay = (state: AnagramState, ...tiles: number[]) =>
  tiles.reduce((now, tile) => layLetter(now, tile, 3, isRight), state);
const start = startAnagram(1, 'en');

describe('anagram', () => {
  it('only letters are tiles, in capitals with their accents', () => {
    expect(tilesOf('l’été', 'fr').map(({ letter }) => letter)).toEqual(['L', 'É', 'T', 'É']);
  });

  it('the tiles never lie in the order of the word', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const letters = shuffledTiles('Pope', 'en', seed).map(({ letter }) => letter);
      expect(letters.join('')).not.toBe('POPE');
      expect([...letters].sort()).toEqual(['E', 'O', 'P', 'P']);
    }
  });

  it('a typed letter means the exact tile first, then one with an accent, never a used one', () => {
    const tiles = tilesOf('féerie', 'fr');
    expect(tileForKey('e', tiles, [])).toBe(2);
    expect(tileForKey('e', tiles, [2, 5])).toBe(1);
    expect(tileForKey('e', tiles, [1, 2, 5])).toBeNull();
    expect(tileForKey('Backspace', tiles, [])).toBeNull();
  });

  it('all letters in order make the word', () => {
    expect(lay(start, 0, 1, 2).result).toBe('right');
    expect(lay(start, 0, 1).result).toBeNull();
  });

  it('the first miss can be mended letter by letter, the second shows the word', () => {
    const wrong = lay(start, 1, 0, 2);
    expect(wrong).toMatchObject({ result: 'wrong', misses: 1 });
    const mended = takeBack(takeBack(wrong), 0);
    expect(mended).toMatchObject({ laid: [1], result: null });
    const shown = lay(mended, 2, 0);
    expect(shown.result).toBe('shown');
    expect(takeBack(shown)).toBe(shown);
  });
});
