import { describe, expect, it } from 'vitest';
import { readOwnWords } from './own-words.ts';
import { mostPuzzleWords } from './puzzle-letters.ts';

describe('a grown-up’s own words', () => {
  it('are one to a line, or parted by commas and semicolons', () => {
    const { words } = readOwnWords('Noé\nArche de Noé, colombe; pluie\n\n', false);
    expect(words.map(({ letters }) => letters)).toEqual(['NOE', 'ARCHEDENOE', 'COLOMBE', 'PLUIE']);
    expect(words[1]?.shown).toBe('Arche de Noé');
  });

  it('have their clue behind a colon, an equals sign or a dash', () => {
    const { words } = readOwnWords(
      'Noé : Il bâtit l’arche\nark=a big boat\nDove – It came back, twice',
      true,
    );
    expect(words.map(({ shown, clue }) => [shown, clue])).toEqual([
      ['Noé', 'Il bâtit l’arche'],
      ['ark', 'a big boat'],
      ['Dove', 'It came back, twice'],
    ]);
  });

  it('keep a hyphen inside a word', () => {
    expect(readOwnWords('Saint-Esprit', false).words[0]?.letters).toBe('SAINTESPRIT');
  });

  it('say which lines cannot be used: without letters, or without the clue that is needed', () => {
    expect(readOwnWords('42\na\nGod', false).unreadable).toEqual(['42', 'a']);
    expect(readOwnWords('God\nark: a boat', true).unreadable).toEqual(['God']);
  });

  it('count once each, and no more than a sheet holds', () => {
    expect(readOwnWords('God\ngod\nGOD', false).words).toHaveLength(1);
    const many = Array.from(
      { length: mostPuzzleWords + 1 },
      (_, index) => `AB${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[index % 26]}${index > 25 ? 'X' : ''}`,
    );
    const read = readOwnWords(many.join('\n'), false);
    expect(read.words).toHaveLength(mostPuzzleWords);
    expect(read.tooMany).toBe(true);
  });
});
