import { existsSync } from 'node:fs';
import { languages } from '@pius/domain/language.ts';
import { expect, it } from 'vitest';
import { readColoring } from './read-coloring.ts';

const drawn = new URL('../src/ui/art/pictures/', import.meta.url);

it.each(languages)('every story and a hundred saints are there to color, in %s', (language) => {
  const { stories, saints } = readColoring(language).data;
  expect(Object.values(stories).filter((pictures) => pictures.length < 2)).toEqual([]);
  expect(stories['2-5']).toEqual(['story-2-5-1', 'story-2-5-2', 'story-2-5-3']);
  expect(saints.length).toBeGreaterThan(90);
  const ids = [...Object.values(stories).flat(), ...saints.map(({ id }) => id)];
  expect(ids).toEqual([...new Set(ids)]);
  expect(ids.filter((id) => !existsSync(new URL(`${id}.svg`, drawn)))).toEqual([]);
});
