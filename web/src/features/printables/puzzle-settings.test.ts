import { expect, it } from 'vitest';
import { newSeed, type PuzzleSettings, readSettings, writeSettings } from './puzzle-settings.ts';

const request: PuzzleSettings = {
  source: 'own',
  lesson: '1-1',
  module: 1,
  own: 'Noé: l’arche\nDieu & Père = 100 %',
  heading: 'Saint Nicolas & ses amis',
  size: 15,
  level: 3,
  lowerCase: true,
  paper: 'letter',
  answers: false,
  forClass: true,
  seed: 'k3x9z',
};

it('what is asked for comes back from the address it is written to', () => {
  const address = new URLSearchParams(writeSettings(request)).toString();
  expect(readSettings(new URLSearchParams(address), 'fr')).toEqual(request);
  const lesson = { ...request, source: 'lesson', lesson: '4-11', own: '', heading: '' } as const;
  expect(readSettings(new URLSearchParams(writeSettings(lesson)), 'fr')).toEqual(lesson);
});

it('an address that says nothing, or nonsense, gives a newcomer’s sheet, on the paper of the country', () => {
  const fresh = readSettings(new URLSearchParams(), 'pt-BR');
  expect(fresh).toMatchObject({
    source: 'lesson',
    lesson: '1-1',
    size: 12,
    level: 1,
    paper: 'a4',
    seed: '',
  });
  const nonsense = 'from=x&lesson=9-9&size=99&level=8&paper=wall&seed=%3Cb%3E';
  expect(readSettings(new URLSearchParams(nonsense), 'pt-BR')).toEqual(fresh);
  expect(readSettings(new URLSearchParams(), 'en').paper).toBe('letter');
});

it('a seed is five letters and digits', () => {
  expect(newSeed()).toMatch(/^[a-z0-9]{5}$/);
});
