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

it.each(pictureNames)('%s has an address and holds no letters', (name) => {
  expect(pictureUrl(name)).toContain(`${name}.svg`);
  expect(readFileSync(new URL(`${name}.svg`, folder), 'utf8')).not.toContain('<text');
});
