import { readFileSync } from 'node:fs';
import { languages } from '@pius/domain/language.ts';
import { expect, it } from 'vitest';

const wordsOf = (language: string, name: string): Record<string, string> =>
  JSON.parse(readFileSync(`content/ui/${language}/${name}.json`, 'utf8'));

it.each(languages)(
  'what a parent is told to touch for a journey is called so on the map, in %s',
  (language) => {
    const button = wordsOf(language, 'map')['road.save'];
    expect(wordsOf(language, 'dashboard')['travel.text']).toContain(button);
  },
);
