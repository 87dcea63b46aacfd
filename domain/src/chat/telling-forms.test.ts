import { expect, it } from 'vitest';
import { withoutTellingForms } from './telling-forms.ts';

const taken: Record<string, [text: string, left: string][]> = {
  'an e-mail address': [
    ['write to anna@mail.example and so.on', 'write to … and so.on'],
    ['anna.r_99%x+y-z@my-mail.co.example', '…'],
    ['anna @ mail .example', '…'],
    ['anna@mail. example', '…'],
    ['anna (at) mail (dot) example', '…'],
    ['anna[at]mail.example', '…'],
  ],
  'a link': [
    ['see http://bad.example/x?y=1 now', 'see … now'],
    ['see https://bad.example', 'see …'],
    ['see www.bad.example', 'see …'],
    ['see bad.com now', 'see … now'],
    ['see my-99.com', 'see …'],
    ['see bad.com.br now', 'see … now'],
    ['see bad.org/abc now', 'see … now'],
  ],
  'a handle': [
    ['i am @anna_99 now', 'i am … now'],
    ['@anna.r', '…'],
  ],
  'a telephone number': [
    ['call 555-123-4567', 'call …'],
    ['call 5551234567', 'call …'],
    ['call 555 123 4567', 'call …'],
    ['call (555) 123.4567', 'call …'],
    ['call +33 6 12 34 56 78', 'call …'],
    ['call 123456', 'call …'],
  ],
  'a date': [
    ['born 12/03/2018', 'born …'],
    ['born 2018-03-12', 'born …'],
    ['born 12/3/18 here', 'born … here'],
    ['born 3.12.18', 'born …'],
    ['born 3-1-18', 'born …'],
  ],
  'a birthday': [
    ['my birthday is on may 14', 'my birthday is …'],
    ['my birthday  is  may  4 2017', 'my birthday  is  …'],
    ['my birthday is 4 may,  2017', 'my birthday is …'],
    ['my birthday is 4 of  may', 'my birthday is …'],
    ['my birthday is the 4 of may and', 'my birthday is … and'],
    ['mon anniversaire est le 3 mai', 'mon anniversaire est …'],
    ['meu aniversario e dia 3  de maio de  2017', 'meu aniversario e …'],
    ['meu aniversário é 3 de  maio de 2017 sim', 'meu aniversário é … sim'],
  ],
  'an age': [
    ['a 12-year-old', 'a …-year-old'],
    ['8 years old', '… years old'],
    ['8 - year - old', '… - year - old'],
    ['9 yr old', '… yr old'],
    ['9 yrs  old', '… yrs  old'],
    ['7yo', '…yo'],
  ],
  'a postcode': [
    ['in 75001 here', 'in … here'],
    ['in 12345-6789 here', 'in … here'],
  ],
  'a street with its number first': [
    ['at 12 Oak Street now', 'at … now'],
    ['at 12 Old  Oak Tree road', 'at …'],
    ['at 12 bis, Oak road', 'at …'],
    ['at 12,  Oak lane', 'at …'],
    ['at 5 Avenue, here', 'at …, here'],
    ['at 12 Park avenue is it', 'at … is it'],
    ['at 12345 Oak St. now', 'at … now'],
  ],
  'a street with its kind first': [
    ['12 rue des Lilas', '…'],
    ['à la rue Victor Hugo', 'à la …'],
    ['12 bis, avenue de la Paix', '…'],
    ['na rua das Flores, nº 12', 'na …'],
    ['12 avenue des Ternes', '…'],
    ['na avenida Paulista 1000', 'na …'],
  ],
};
const rows = Object.entries(taken).flatMap(([what, texts]) =>
  texts.map(([text, left]) => [what, text, left] as const),
);

it.each(rows)('%s is taken out of "%s": "%s"', (_what, text, left) => {
  expect(withoutTellingForms(text, '…')).toBe(left);
});

it.each([
  'Jesus stayed 40 days in the desert',
  'John 3:16 and the 10 commandments',
  'there were 5000 people, 12 apostles and 2 fish',
  '12 34 5',
  '3/16',
  'is it so.he said',
  'a@b',
  'one@ a time',
  'is the birthday of Jesus on December 25',
  'the church is 2000 years old',
  'eu durmo na rua quando chove',
  'la rue est longue',
  'a rua do ceu',
])('nothing is taken out of "%s"', (text) => {
  expect(withoutTellingForms(text, '…')).toBe(text);
});
