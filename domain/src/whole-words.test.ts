import { expect, it, test } from 'vitest';
import { keepWhole } from './whole-words.ts';

/** A text with what nobody sees in it made visible: `~` for a space, `+` for a hyphen, at which no line ends. */
const seen = (text: string) => keepWhole(text).replaceAll('\u00a0', '~').replaceAll('-\u2060', '+');

it('e-mail is kept in one piece, however it is written', () => {
  expect(keepWhole('Seu e-mail. E-mails?')).toBe('Seu e-\u2060mail. E-\u2060mails?');
});

it('so is every other short compound', () => {
  expect(seen('Aidez-nous. Y a-t-il un Pai-Nosso? Para gastá-los.')).toBe(
    'Aidez+nous. Y a+t+il un Pai+Nosso? Para gastá+los.',
  );
});

test.each(['arrière-grands-parents', 'ABCD-EFGH-JKLM', '2026-11-22', 'a - b'])(
  '"%s" keeps the places where it may break',
  (text) => {
    expect(keepWhole(text)).toBe(text);
  },
);

test.each([
  ['até 30 dias', 'até 30~dias'],
  ['de 7 à 9 ans', 'de 7~à~9~ans'],
  ['from 7 to 9. Only 3 or 4.', 'from 7~to~9. Only 3~or~4.'],
  ['{{count}} jours, {{name}} joue', '{{count}}~jours, {{name}} joue'],
  ['em 2 de junho de 1835', 'em 2~de~junho de 1835'],
  ['on June 2, 1835', 'on June~2, 1835'],
  ['le module 1 est libre, módulo {{number}}', 'le module~1 est libre, módulo~{{number}}'],
  ['saint Pie X, Papa Pio XII.', 'saint Pie~X, Papa Pio~XII.'],
  ['St. Joseph', 'St.~Joseph'],
])('in "%s" no line ends between a number and its word', (text, whole) => {
  expect(seen(text)).toBe(whole);
});

test.each(['em 1912 por ele', 'Saint Pius X Quest', 'Here I am', 'May we 4'])(
  '"%s" keeps its spaces',
  (text) => {
    expect(keepWhole(text)).toBe(text);
  },
);
