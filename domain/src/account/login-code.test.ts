import { expect, it } from 'vitest';
import { readLoginCode } from './login-code.ts';

it.each(['123456', '123 456', ' 123456\n', '123-456', '12 34 56', '123\u00a0456'])(
  'a code is read as it was typed or pasted: %j',
  (text) => {
    expect(readLoginCode(text)).toBe('123456');
  },
);

it('leading zeros are part of a code', () => {
  expect(readLoginCode('000 007')).toBe('000007');
});

it.each(['', '12345', '1234567', '12345a', '１２３４５６', '123.456', '+123456'])(
  '%j is no code',
  (text) => {
    expect(readLoginCode(text)).toBeNull();
  },
);
