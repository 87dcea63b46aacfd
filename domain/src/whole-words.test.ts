import { expect, it } from 'vitest';
import { keepWhole } from './whole-words.ts';

it('e-mail is kept in one piece, however it is written', () => {
  expect(keepWhole('Seu e-mail. E-mails?')).toBe('Seu e-\u2060mail. E-\u2060mails?');
});

it('other words keep the places where they may break', () => {
  for (const text of ['Demande-le', 'resend-mail', 'email', 'e-book']) {
    expect(keepWhole(text)).toBe(text);
  }
});
