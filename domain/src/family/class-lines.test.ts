import { describe, expect, test } from 'vitest';
import { checkClassLines, isFaultless, lineAge } from './class-lines.ts';

const line = (change: object = {}) => ({ name: 'Lucia', age: '8', password: '', ...change });
const one = (change: object, there: string[] = []) => checkClassLines([line(change)], there)[0];

describe('a line of a class list', () => {
  test('is right with a name and an age; a password may be left out', () => {
    expect(one({})).toEqual({});
    expect(isFaultless(one({}) ?? {})).toBe(true);
  });

  test.each([
    [{ name: '' }, { name: 'name_required' }],
    [{ name: '🙂' }, { name: 'child_name_alphanumeric' }],
    [{ name: 'Мария' }, { name: 'child_name_alphanumeric' }],
    [{ name: 'x'.repeat(200) }, { name: 'name_too_long' }],
    [{ age: ' ' }, { age: 'child_age_missing' }],
    [{ age: '2' }, { age: 'child_age_range' }],
    [{ age: '18' }, { age: 'child_age_range' }],
    [{ age: '7.5' }, { age: 'child_age_range' }],
    [{ age: 'seven' }, { age: 'child_age_range' }],
    [{ password: 'boat' }, { password: 'child_password_too_short' }],
    [{ password: '123456' }, { password: 'password_too_common' }],
    [
      { name: '', age: '', password: 'x' },
      { name: 'name_required', age: 'child_age_missing', password: 'child_password_too_short' },
    ],
  ])('with %o is told %o', (change, faults) => {
    expect(one(change)).toEqual(faults);
    expect(isFaultless(one(change) ?? {})).toBe(false);
  });

  test('that resembles a child already there is a similar name', () => {
    expect(one({ name: 'José-María' }, ['jose maria'])).toEqual({ name: 'child_name_similar' });
  });
});

test('of two lines that resemble each other the second one is told which', () => {
  const names = ['Lucia', 'Marco', 'LUCÍA', 'lu-cia'];
  expect(
    checkClassLines(
      names.map((name) => line({ name })),
      [],
    ),
  ).toEqual([
    {},
    {},
    { name: 'child_name_similar', likeLine: 1 },
    { name: 'child_name_similar', likeLine: 1 },
  ]);
});

test('an age is a whole number, with room around it', () => {
  expect([' 8 ', '08', '8,5', '', '1e1', '9999'].map(lineAge)).toEqual([
    8,
    8,
    null,
    null,
    null,
    null,
  ]);
});
