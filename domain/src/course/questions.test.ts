import { describe, expect, it } from 'vitest';
import { parseQuestions, writeQuestions } from './questions.ts';

describe('parseQuestions', () => {
  it.each([
    ['13', [13]],
    ['1-3, 5', [1, 2, 3, 5]],
    ['432-433', [432, 433]],
  ])('%j is %j', (text, numbers) => {
    expect(parseQuestions(text)).toEqual(numbers);
  });

  it.each(['', 'letter', '0', '434', '5-3', '5-5', '3, 3', '5, 2', '1–3', '1-3,5', '1-3, ', '007'])(
    '%j cannot be read',
    (text) => {
      expect(parseQuestions(text)).toBeNull();
    },
  );
});

it.each(['13', '1-3, 5', '4, 12, 51-53', '1-433'])('%j is written as it was read', (text) => {
  expect(writeQuestions(parseQuestions(text) ?? [])).toBe(text);
});
