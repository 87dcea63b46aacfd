import { afterEach, expect, it, vi } from 'vitest';
import { stubStorage } from '@/test/stub-storage.ts';
import { firstChosen, savedChoice } from './saved-choice.ts';

/** The choice in what this tab has. */
function choiceIn(text: string) {
  stubStorage('sessionStorage').set('buying', text);
  return savedChoice();
}

afterEach(() => vi.unstubAllGlobals());

it('a kept choice comes back as it was', () => {
  const choice = { plan: 'annual', children: ['lucia', 'marco'] };
  expect(choiceIn(JSON.stringify(choice))).toEqual(choice);
});

it('what is not ours is left out', () => {
  expect(choiceIn('{"plan":"forever","children":["lucia",7]}')).toEqual({ children: ['lucia'] });
  expect(choiceIn('{"children":"lucia"}')).toEqual({});
  expect(choiceIn('nonsense')).toEqual({});
  expect(choiceIn('null')).toEqual({});
  expect(choiceIn('')).toEqual({});
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
