import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commonAdultPasswords, commonChildPasswords } from './common-passwords.ts';
import { checkAdultPassword, checkChildPassword, passwordMax } from './password.ts';

describe('the lists', () => {
  it('the child list has the hundred commonest and more, each long enough to be tried', () => {
    expect(commonChildPasswords.length).toBeGreaterThanOrEqual(100);
    expect(commonChildPasswords.filter((password) => password.length < 6)).toEqual([]);
  });

  it('the adult list holds only what is long enough to be tried', () => {
    expect(commonAdultPasswords.length).toBeGreaterThanOrEqual(400);
    expect(commonAdultPasswords.filter((password) => password.length < 10)).toEqual([]);
  });

  it('both are in lower case and hold nothing twice', () => {
    for (const list of [commonAdultPasswords, commonChildPasswords]) {
      expect(list.filter((password) => password !== password.toLowerCase())).toEqual([]);
      expect(new Set(list).size).toBe(list.length);
    }
  });
});

describe('checkAdultPassword', () => {
  it.each([
    'quest-parent-1',
    'quest-admin-1',
    'a walk to Riese',
    'tr0ub4dor&3x',
    'çà et là, un âne',
    'xxxxxyyyyyz',
    'abcd'.repeat(32),
  ])('%s is taken, whatever it is composed of', (password) => {
    expect(checkAdultPassword(password)).toBeNull();
  });

  it.each([
    ['', 'password_too_short'],
    ['123456789', 'password_too_short'],
    ['😀😀😀😀😀😀😀', 'password_too_short'],
    ['abc'.repeat(43), 'password_too_long'],
    ['password123', 'password_too_common'],
    ['PassWord123', 'password_too_common'],
    ['1234567890', 'password_too_common'],
    ['qwertyuiop', 'password_too_common'],
    ['motdepasse123', 'password_too_common'],
    ['minhasenha', 'password_too_common'],
    ['aaaaaaaaaaaa', 'password_too_common'],
    ['ababababab', 'password_too_common'],
    ['klmnopqrst', 'password_too_common'],
    ['zyxwvutsrq', 'password_too_common'],
    ['SaintPiusX', 'password_too_common'],
    ['saint-pius-x-quest', 'password_too_common'],
    ['questquest', 'password_too_common'],
    ['Saint Pie X', 'password_too_common'],
    ['Catéchisme St Pie 10', 'password_too_common'],
  ])('%s is refused as %s', (password, code) => {
    expect(checkAdultPassword(password)).toBe(code);
  });

  it('no password under ten characters is ever taken', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 9 }), (password) => checkAdultPassword(password) !== null),
    );
  });
});

describe('checkChildPassword', () => {
  it.each(['lucia1', 'marco1', 'piapia', 'blue hen', 'ânesse'])('%s is taken', (password) => {
    expect(checkChildPassword(password)).toBeNull();
  });

  it.each([
    ['', 'child_password_too_short'],
    ['lucia', 'child_password_too_short'],
    ['abc'.repeat(43), 'password_too_long'],
    ['123456', 'password_too_common'],
    ['Password', 'password_too_common'],
    ['azerty', 'password_too_common'],
    ['senha123', 'password_too_common'],
    ['zzzzzz', 'password_too_common'],
    ['fedcba', 'password_too_common'],
  ])('%s is refused as %s', (password, code) => {
    expect(checkChildPassword(password)).toBe(code);
  });
});

describe('a password made to be slow', () => {
  it.each(['piusx', 'pius', 'st', 'catechisme', 'saintpiusx'])(
    'of %s over and over is judged like any other',
    (word) => {
      const hostile = `${word.repeat(Math.floor((passwordMax - 1) / word.length))}z`;
      expect(checkAdultPassword(hostile)).toBeNull();
      expect(checkChildPassword(hostile)).toBeNull();
    },
  );
});
