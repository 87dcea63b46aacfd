import { readdirSync, readFileSync } from 'node:fs';
import { pictureNames } from '@pius/domain/account/picture-password.ts';
import { expect, it } from 'vitest';
import { pictureUrl } from './picture-art.ts';

const folder = new URL('./', import.meta.url);
const drawn = readdirSync(folder)
  .filter((file) => file.endsWith('.svg'))
  .map((file) => file.replace('.svg', ''));

it('every picture of the board is drawn, and nothing else is', () => {
  expect(drawn.toSorted()).toEqual([...pictureNames].toSorted());
});

it('every picture has an address and holds no letters', () => {
  const faults = pictureNames.filter((name) => {
    const svg = readFileSync(new URL(`${name}.svg`, folder), 'utf8');
    return svg.includes('<text') || !pictureUrl(name).includes(`${name}.svg`);
  });
  expect(faults).toEqual([]);
});
