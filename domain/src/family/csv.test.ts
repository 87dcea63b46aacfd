import { expect, test } from 'vitest';
import { csvFile } from './csv.ts';

const only = (cell: string | number) => csvFile([[cell]], 'en').slice(1, -2);

test('a file begins with a byte order mark and ends each row with CR LF', () => {
  expect(
    csvFile(
      [
        ['Name', 'Age'],
        ['Zoé', 8],
      ],
      'en',
    ),
  ).toBe('\ufeffName,Age\r\nZoé,8\r\n');
});

test('commas, quotes and line ends are quoted, and quotes doubled', () => {
  expect(only('Rossi, Maria')).toBe('"Rossi, Maria"');
  expect(only('the "small" one')).toBe('"the ""small"" one"');
  expect(only('one\ntwo')).toBe('"one\ntwo"');
});

test.each([
  '=1+1',
  '+33',
  '-2',
  '@SUM(A1)',
  ' =1',
  '\t=1',
  '＝1',
  '＠x',
  '\rx',
  '=HYPERLINK("x","y")',
])('%j is no formula any more', (text) => {
  expect(only(text).replace(/^"/, '')).toMatch(/^'/);
});

test('a number stays one, and a name with a hyphen inside stays as it is', () => {
  expect(only(-5)).toBe('-5');
  expect(only('Jean-Paul')).toBe('Jean-Paul');
});

test('French and Brazilian spreadsheets get semicolons, and one in a text is quoted', () => {
  for (const language of ['fr', 'pt-BR'] as const) {
    expect(csvFile([['Zoé; Léo', 8]], language)).toBe('\ufeff"Zoé; Léo";8\r\n');
  }
});
