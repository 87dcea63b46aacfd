import { expect, it } from 'vitest';
import { firstChosen, keptChoice } from './kept-choice.ts';

it('a kept choice comes back as it was', () => {
  const choice = { plan: 'annual', children: ['lucia', 'marco'] };
  expect(keptChoice(JSON.stringify(choice))).toEqual(choice);
});

it('what is not ours is left out', () => {
  expect(keptChoice('{"plan":"forever","children":["lucia",7]}')).toEqual({ children: ['lucia'] });
  expect(keptChoice('{"children":"lucia"}')).toEqual({});
  expect(keptChoice('nonsense')).toEqual({});
  expect(keptChoice('null')).toEqual({});
  expect(keptChoice('')).toEqual({});
});

it('the child the address asks for is chosen before those kept', () => {
  expect(firstChosen(['lucia', 'marco'], ['marco'], ['lucia'])).toEqual(['marco']);
  expect(firstChosen(['lucia', 'marco'], [], ['lucia', 'marco'])).toEqual(['lucia', 'marco']);
});

it('a child of nobody here is not chosen', () => {
  expect(firstChosen(['lucia', 'marco'], ['stranger'], ['gone'])).toEqual([]);
});

it('an only child is chosen by itself', () => {
  expect(firstChosen(['lucia'], [], [])).toEqual(['lucia']);
  expect(firstChosen([], [], [])).toEqual([]);
});
