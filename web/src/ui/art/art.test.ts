import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type ArtName, artSizes, artUrl } from './art.ts';

const names = Object.keys(artSizes) as ArtName[];
const folder = new URL('./', import.meta.url);

describe('the drawings', () => {
  it('are all in the table, and the table names no other', () => {
    const files = readdirSync(folder)
      .filter((file) => file.endsWith('.svg'))
      .map((file) => file.replace('.svg', ''));
    expect(names.toSorted()).toEqual(files.toSorted());
  });

  it('have each an address and the size of its own viewBox, and no letters: three languages share them', () => {
    const faults = names.filter((name) => {
      const svg = readFileSync(new URL(`${name}.svg`, folder), 'utf8');
      const sized = svg.includes(`viewBox="0 0 ${artSizes[name].join(' ')}"`);
      return !sized || svg.includes('<text') || !artUrl(name).includes(`${name}.svg`);
    });
    expect(faults).toEqual([]);
  });
});
