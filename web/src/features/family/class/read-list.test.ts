import { describe, expect, test } from 'vitest';
import { readList, textOfFile, textOfList } from './read-list.ts';

const line = (name: string, age = '', password = '') => ({ name, age, password });

describe('a list', () => {
  test.each([
    ['commas', 'Lucia,8,boat-22\nMarco,7,'],
    ['semicolons', 'Lucia;8;boat-22\nMarco;7;'],
    ['tabs', 'Lucia\t8\tboat-22\nMarco\t7\t'],
    ['line ends of Windows', 'Lucia,8,boat-22\r\nMarco,7,\r\n'],
    ['line ends of an old Mac', 'Lucia,8,boat-22\rMarco,7,\r'],
    ['a byte order mark and headers', '\ufeffName;Age;Password\nLucia;8;boat-22\n\nMarco;7;\n'],
    ['quotes', '"Lucia","8","boat-22"\n"Marco","7",""'],
    ['headers in another order', 'Senha;Idade;Nome\nboat-22;8;Lucia\n;7;Marco'],
  ])('with %s is read', async (_, text) => {
    expect(await readList(text)).toEqual([line('Lucia', '8', 'boat-22'), line('Marco', '7')]);
  });

  test('of names alone is read, with or without spaces in them', async () => {
    expect(await readList('Lucia\nJosé María\nAnne-Sophie\n')).toEqual(
      ['Lucia', 'José María', 'Anne-Sophie'].map((name) => line(name)),
    );
    expect(await readList('Lucia')).toEqual([line('Lucia')]);
  });

  test('in which only some lines have an age is read', async () => {
    expect(await readList('Lucia, 8\nMarco\nPia,7')).toEqual([
      line('Lucia', '8'),
      line('Marco'),
      line('Pia', '7'),
    ]);
  });

  test('that is ragged is read by the mark that most lines have', async () => {
    expect(await readList('Lucia; 8\nMarco; 45; abc\n!!\nPia, the small;7\nChlo\u00e9')).toEqual([
      line('Lucia', '8'),
      line('Marco', '45', 'abc'),
      line('!!'),
      { ...line('Pia, the small', '7'), doubt: true },
      line('Chlo\u00e9'),
    ]);
  });

  test('with quoted commas, quotes and a quote that is never closed loses no line', async () => {
    expect(await readList('"Rossi, Lucia",8\n"the ""small"" Marco",7')).toEqual([
      { ...line('Rossi, Lucia', '8'), doubt: true },
      { ...line('the "small" Marco', '7'), doubt: true },
    ]);
    expect(await readList('Lucia,8\n"Marco,7')).toHaveLength(2);
  });

  test('of nothing has no line', async () => {
    expect(await readList('')).toEqual([]);
    expect(await readList(' \n\n ;; \n')).toEqual([]);
  });
});

describe('a file', () => {
  const latin = Uint8Array.from([...'Zo\xe9;9\r\nL\xe9o;8'].map((letter) => letter.charCodeAt(0)));

  test('in UTF-8, Latin-1 or UTF-16 gives the same text', () => {
    expect(textOfFile(new TextEncoder().encode('Zoé;9\r\nLéo;8'))).toBe('Zoé;9\r\nLéo;8');
    expect(textOfFile(latin)).toBe('Zoé;9\r\nLéo;8');
    const wide = Uint8Array.from([
      0xff,
      0xfe,
      ...[...'Zoé'].flatMap((letter) => [letter.charCodeAt(0), 0]),
    ]);
    expect(textOfFile(wide)).toBe('Zoé');
  });

  test('that is no text, such as a spreadsheet, gives none', () => {
    expect(textOfFile(Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0, 6, 0]))).toBeNull();
  });
});

describe('a list that was looked over, as a text again', () => {
  test('is what was written where nothing was mended, headers and all', async () => {
    const text = 'Age;Name\n8;Lucia\n;Marco\n';
    expect(await textOfList(text, '7', [line('Lucia', '8'), line('Marco', '7')])).toBe(text);
  });

  test.each([
    ['a name', [line('Lucia R', '8'), line('Marco', '7')]],
    ['a password', [line('Lucia', '8', 'boat, 22'), line('Marco', '7', 'a;b"c')]],
    ['what is still missing', [line('Lucia', '', 'boat-22'), line('', '7')]],
    ['a line more', [line('Lucia', '8'), line('Marco', '7'), line('Rossi, Pia', '9')]],
    ['a line less', [line('Marco', '7')]],
  ])('keeps %s that was mended', async (_, lines) => {
    // A name with a comma is asked about again when the list is looked over again.
    const read = await readList(await textOfList('Lucia, 8\nMarco', '7', lines));
    expect(read.map(({ doubt: _, ...written }) => written)).toEqual(lines);
  });
});
