import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readClassRows } from './class-columns.ts';
import { checkClassLines, isFaultless } from './class-lines.ts';

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

describe('a note that was written for people', () => {
  const read = (...texts: string[]) => readClassRows(texts.map((text) => [text]));

  test.each([
    ['Éloïse 8 ans', line('Éloïse', '8')],
    ['Jean-Baptiste (9 ans)', line('Jean-Baptiste', '9')],
    ['* François-Xavier 8ans', line('François-Xavier', '8')],
    ['- Théophane 8', line('Théophane', '8')],
    ['• Noé', line('Noé')],
    ['Gaëlle ; 7', line('Gaëlle', '7')],
    ['Maëlys ; 8 ans ;', line('Maëlys', '8')],
    ['Lucia ; 8 ; boat-22', line('Lucia', '8', 'boat-22')],
    ['1. Lucia age 9', line('Lucia', '9')],
    ['Zé, 9 anos', line('Zé', '9')],
    ['Anne-Sophie d’Arc : 8 years old', line('Anne-Sophie d’Arc', '8')],
    ['Marie B. 8', line('Marie B.', '8')],
    ['Marie B.', line('Marie B.')],
    ['[ ] Ana;', line('Ana')],
    ["D'Artagnan ........ 7", line("D'Artagnan", '7')],
    ['E\u0301loi\u0308se – 8 ans', line('Éloïse', '8')],
  ])('such as %o is understood', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  test.each([
    ['Caté CE2 2026:'],
    ['Caté CE2 - mercredi 17h'],
    ['Les Loups :'],
    ['Groupe 8'],
    ['Turma da Ana'],
    ['CE2'],
    ['12'],
    ['8 ans Hugo'],
    ['8 - Hugo'],
    ['Marco (Marc)'],
    ['Lucia 12/05/2018'],
    ['Lucia 8 1/2'],
    ['Pia 🙂'],
  ])('such as %o is asked about', (text) => {
    expect(read(text)).toMatchObject([{ doubt: true }]);
  });

  test('keeps a number in a name where the age stands by itself', () => {
    expect(readClassRows([['Maria 2', '8 ans']])).toEqual([line('Maria 2', '8')]);
  });

  test('may have its numbers in a column of their own', () => {
    const rows = [
      ['1', 'Lucia', '8'],
      ['2', 'Marco', '7'],
    ];
    expect(readClassRows(rows)).toEqual([line('Lucia', '8'), line('Marco', '7')]);
  });

  test('with numbers that count nothing is asked about, for they may be ages', () => {
    expect(read('8 - Lucia', '7 - Marco', 'Pia')).toEqual([
      { ...line('Lucia'), doubt: true },
      { ...line('Marco'), doubt: true },
      line('Pia'),
    ]);
    expect(read('1 - Lucia', '2 - Marco', '1 - Pia')).toEqual(
      ['Lucia', 'Marco', 'Pia'].map((name) => line(name)),
    );
  });
});

const names = fc.constantFrom(
  'Lucia',
  'José María',
  'Anne-Sophie',
  'Zoé',
  'D’Arc',
  'Marie B',
  'Noé',
);
const before = fc.constantFrom(
  '',
  '- ',
  '• ',
  '* ',
  '1. ',
  '1) ',
  '(1) ',
  '1 - ',
  '– ',
  '[x] ',
  '☐ ',
  '> ',
  '✓',
);
const ages = (age: number) =>
  fc.constantFrom(
    ...['', ` ${age}`, ` ${age} ans`, ` (${age} ans)`, ` ${age}ans`, `, ${age} anos`, ` ; ${age}`],
    ...[` age ${age}`, ` - ${age}`, ` (${age})`, `: ${age} years`, `\t${age}`, ` ${age} y.o.`],
  );
const after = fc.constantFrom('', ';', ',', ' ;', ' ,', '  ', ' -', ';;');

test('whatever stands around a name and an age, both are found', () => {
  const lines = fc
    .integer({ min: 3, max: 17 })
    .chain((age) => fc.tuple(before, names, ages(age), after, fc.constant(age)));
  fc.assert(
    fc.property(lines, ([bullet, name, written, rest, age]) => {
      expect(readClassRows([[`${bullet}${name}${written}${rest}`]])).toEqual([
        line(name, written === '' ? '' : String(age)),
      ]);
    }),
  );
});

test('no line of dirt becomes a name that nobody is asked about, also with an age for all', () => {
  const dirt = fc.string({
    unit: fc.constantFrom(...'aé8 1;,:()[]-•*/@#=+_"’.🙂', ' ans', 'CE2', 'Zoé ', 'mercredi '),
    maxLength: 12,
  });
  fc.assert(
    fc.property(fc.array(dirt, { maxLength: 4 }), (texts) => {
      for (const read of readClassRows(texts.map((text) => [text]))) {
        const [faults = {}] = checkClassLines([{ ...read, age: read.age || '8' }], []);
        if (read.doubt || !isFaultless(faults)) continue;
        expect(read.name).toMatch(/^\p{L}[\p{L}’. -]*$/u);
        expect(read.name).not.toMatch(/(?<!\p{L})(?:ans|mercredi)(?!\p{L})/iu);
      }
    }),
    { numRuns: 500 },
  );
});
