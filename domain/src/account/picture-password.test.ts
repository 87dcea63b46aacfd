import { expect, test } from 'vitest';
import { checkPictures, pictureNames, pictureSecret } from './picture-password.ts';

test('there are sixteen pictures, no two of one name', () => {
  expect(new Set(pictureNames).size).toBe(16);
});

test('five different ones are a password', () => {
  expect(checkPictures(['bread', 'lamb', 'sun', 'key', 'dove'])).toBeNull();
});

test.each([
  [[]],
  [['lamb', 'sun', 'key', 'dove']],
  [['lamb', 'sun', 'key', 'dove', 'boat', 'star']],
  [['lamb', 'sun', 'key', 'dove', 'lamb']],
] as const)('%j are not five different ones', (pictures) => {
  expect(checkPictures(pictures)).toBe('pictures_wrong_number');
});

test('five in the order of the board, or back, are too easy', () => {
  const row = pictureNames.slice(3, 8);
  expect(checkPictures(row)).toBe('pictures_too_easy');
  expect(checkPictures(row.toReversed())).toBe('pictures_too_easy');
});

test('another order is another secret', () => {
  expect(pictureSecret(['lamb', 'star'])).not.toBe(pictureSecret(['star', 'lamb']));
});
