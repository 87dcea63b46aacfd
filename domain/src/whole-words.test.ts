import { expect, it, test } from 'vitest';
import { joinWords } from './whole-words.ts';

/** A text in which a space at which no line ends can be seen. */
const seen = (text: string) => joinWords(text).replaceAll('\u00a0', '~');

it('e-mail is kept in one piece, however it is written', () => {
  expect(joinWords('Seu e-mail. E-mails?')).toBe('Seu e-\u2060mail. E-\u2060mails?');
});

test.each(['Demande-le', 'resend-mail', 'email', 'e-book', '2026-11-22', 'a - b'])(
  '"%s" keeps the places where it may break',
  (text) => {
    expect(joinWords(text)).toBe(text);
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
    expect(joinWords(text)).toBe(text);
  },
);
