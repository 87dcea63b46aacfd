import { expect, it } from 'vitest';
import { type ColoringSettings, readColoring, writeColoring } from './coloring-settings.ts';

const request: ColoringSettings = {
  scene: 'joan-of-arc',
  drawing: 'story-2-10-1',
  border: 'round',
  detail: 'simple',
  title: 'Sainte Jeanne & ses voix = 100 %',
  openLetters: false,
  verse: false,
  name: 'Anaïs',
  paper: 'letter',
};

it('a coloring sheet comes back from the address it is written to', () => {
  const address = new URLSearchParams(writeColoring(request)).toString();
  expect(readColoring(new URLSearchParams(address), 'fr')).toEqual(request);
});

it('an address that says nothing, or nonsense, gives the first scene, on the paper of the country', () => {
  const fresh = readColoring(new URLSearchParams(), 'pt-BR');
  expect(fresh).toMatchObject({
    scene: 'the-way',
    drawing: '',
    border: 'pointed',
    paper: 'a4',
    name: '',
  });
  const nonsense = 'scene=toString&drawing=../secret&window=x&areas=9&paper=wall';
  expect(readColoring(new URLSearchParams(nonsense), 'pt-BR')).toEqual(fresh);
  const long = new URLSearchParams({ title: 'x'.repeat(999), name: 'y'.repeat(999) });
  expect(readColoring(long, 'en').title).toHaveLength(60);
  expect(readColoring(long, 'en').name).toHaveLength(40);
});
