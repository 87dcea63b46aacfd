import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '@pius/domain/language.ts';
import { makeWordSearch } from '@pius/domain/printables/word-search.ts';
import { describe, expect, it } from 'vitest';
import { placesOf } from './sample-places.ts';

const ui = path.resolve(import.meta.dirname, '../../../../content/ui');

describe.each(languages)('the sample of a word search in %s', (language) => {
  const file = path.join(ui, language, 'landing.json');
  const said: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  const words = said['printables.sampleWords']?.split(' ') ?? [];
  const rows = said['printables.sampleGrid']?.split(' ') ?? [];
  const made = makeWordSearch({ words, size: 8, level: 2, seed: 'landing' });

  it('is what our own word search makes of its words', () => {
    const { size, letters } = made.grid;
    const lines = Array.from({ length: size }, (_, line) =>
      letters.slice(line * size, (line + 1) * size).join(''),
    );
    expect(rows).toEqual(lines);
  });

  it('shows each word where it was put', () => {
    expect(made.leftOut).toEqual([]);
    const starts = made.placed.map(({ word, place: { row, column } }) => [word, column, row]);
    const shown = placesOf(rows, words).map(({ word, from }) => [word, from.x - 0.5, from.y - 0.5]);
    expect(shown.sort()).toEqual(starts.sort());
  });
});
