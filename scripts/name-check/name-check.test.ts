import { describe, expect, it } from 'vitest';
import { findFaults, wordsOf } from './find-faults.ts';

const file = 'server/src/features/chat/example.ts';
const namesIn = (text: string, path = file) =>
  findFaults(path, text).map((fault) => /[a-z ]+ ".+"/.exec(fault)?.[0].trim());

describe('the words of a name', () => {
  it.each([
    ['useKeptList', ['use', 'kept', 'list']],
    ['kept-list', ['kept', 'list']],
    ['KEPT_LIST', ['kept', 'list']],
    ['toHTMLText', ['to', 'html', 'text']],
  ])('of %s', (name, words) => {
    expect(wordsOf(name)).toEqual(words);
  });
});

describe('the check of names finds', () => {
  it.each([
    ['function keepDraft() {}', 'function "keepDraft"'],
    ['class PaymentNews {}', 'type "PaymentNews"'],
    ['interface House { db: string }', 'type "House"'],
    ['type Asked = string;', 'type "Asked"'],
    ['interface Row { toldAt: string }', 'property "toldAt"'],
    ['const standing = 1;', 'variable "standing"'],
    ['const { status: standing } = row;', 'variable "standing"'],
    ['const [first, kept = 2] = list;', 'variable "kept"'],
    ['export const run = (wanted: number) => wanted;', 'parameter "wanted"'],
    ['export function run({ ...given }) { return given; }', 'parameter "given"'],
    ["import { saved as kept } from './saved.ts';", 'variable "kept"'],
  ])('%s', (text, fault) => {
    expect(namesIn(text)).toContain(fault);
  });

  it('a class of a style sheet, but no number and no file of an image', () => {
    const text =
      '.road-stone { margin: .5rem; }\n/* .kept */ .path { background: url(house.svg); }';
    expect(namesIn(text, 'web/src/app/example.css')).toEqual(['css class "road-stone"']);
  });

  it('the name of a file', () => {
    expect(namesIn('', 'web/src/features/chat/kept-days.ts')).toEqual(['file "kept-days"']);
    expect(findFaults('server/src/features/billing/give.ts', '')).toHaveLength(1);
  });

  it('where it is, and what to use', () => {
    expect(findFaults(file, '\nconst house = 1;')).toEqual([
      `${file}:2 variable "house": use AppContext, ctx`,
    ]);
  });
});

describe('the check of names takes', () => {
  it('a good file', () => {
    const text = `
      import { once } from 'node:events';
      import { keepPreviousData } from '@tanstack/react-query';
      export const savedDraft = { kept: true, letter: 'wire' };
      export function savePart({ kept: saved }: { saved: boolean }) { return once(saved); }
    `;
    expect(findFaults(file, text)).toEqual([]);
  });

  it('names that it allows, each in its place only', () => {
    const text = 'export const letters = 26;';
    expect(findFaults('domain/src/progress/hangman.ts', text)).toEqual([]);
    expect(findFaults('server/src/platform/mail/mailer.ts', text)).toHaveLength(1);
  });
});
