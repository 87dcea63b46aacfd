import { expect, test } from 'vitest';
import { readClassRows } from './class-columns.ts';

const line = (name: string, age = '', password = '') => ({ name, age, password });

test.each([
  [['Name', 'Age', 'Password']],
  [['Nom', 'Âge', 'Mot de passe']],
  [['Prénom', 'age', 'MOT DE PASSE']],
  [['Nome', 'Idade', 'Senha']],
  [['\ufeffCriança', 'Idade (anos)'.slice(0, 5), 'senha']],
])('columns are found by the headers %o', (header) => {
  expect(readClassRows([header, ['Lucia', '8', 'boat-22']])).toEqual([
    line('Lucia', '8', 'boat-22'),
  ]);
});

test('columns in another order, and others beside them, are found too', () => {
  const rows = [
    ['Password', 'Group', 'Age', 'Name'],
    ['boat-22', 'Monday', '8', 'Lucia'],
    ['', 'Monday', '7', 'Marco'],
  ];
  expect(readClassRows(rows)).toEqual([line('Lucia', '8', 'boat-22'), line('Marco', '7')]);
});

test('a first name goes before a family name', () => {
  const rows = [
    ['Nom', 'Prénom', 'Âge'],
    ['Martin', 'Zoé', '9'],
  ];
  expect(readClassRows(rows)).toEqual([line('Zoé', '9')]);
});

test('without headers the order is name, age, password', () => {
  expect(readClassRows([['Lucia', '8', 'boat-22'], ['Marco']])).toEqual([
    line('Lucia', '8', 'boat-22'),
    line('Marco'),
  ]);
});

test('a list of names may be numbered and have ages behind the names', () => {
  const rows = [
    ['1. Lucia'],
    ['2) José María 9'],
    ['3 - Pia'],
    [' '],
    [],
    ['Ana\u00a0Luisa  10'],
    ['Zoé; 9'],
  ];
  expect(readClassRows(rows)).toEqual([
    line('Lucia'),
    line('José María', '9'),
    line('Pia'),
    line('Ana Luisa', '10'),
    line('Zoé', '9'),
  ]);
});

test('nothing gives no line, and headers alone give none', () => {
  expect(readClassRows([])).toEqual([]);
  expect(readClassRows([['', ' ']])).toEqual([]);
  expect(readClassRows([['Name', 'Age']])).toEqual([]);
});
