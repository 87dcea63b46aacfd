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

  it.each(names)('%s has an address and the size of its own viewBox', (name) => {
    const svg = readFileSync(new URL(`${name}.svg`, folder), 'utf8');
    expect(artUrl(name)).toContain(`${name}.svg`);
    expect(svg).toContain(`viewBox="0 0 ${artSizes[name].join(' ')}"`);
  });

  it.each(names)('%s holds no letters, so that three languages share it', (name) => {
    expect(readFileSync(new URL(`${name}.svg`, folder), 'utf8')).not.toContain('<text');
  });
});
