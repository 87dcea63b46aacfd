import { describe, expect, test } from 'vitest';
import { currentSentence, partOfText } from './listening-clue.ts';

const sentences = [
  'Long ago a boy named Giuseppe lived in Riese.',
  'He walked to school with bare feet.',
  'In 1903 he became Pope.',
];

describe('the clue of a listening question', () => {
  test('it points to the sentence that holds the answer', () => {
    expect(currentSentence(sentences, { text: 'How did he walk?', answer: 'with bare feet' })).toBe(
      1,
    );
    expect(currentSentence(sentences, { text: 'When was he chosen?', answer: 'in 1903' })).toBe(2);
  });

  test('where the answer is in other words, the question leads to it', () => {
    expect(currentSentence(sentences, { text: 'Who lived in Riese?', answer: 'Bepi' })).toBe(0);
  });

  test('where nothing is shared it points nowhere', () => {
    expect(currentSentence(sentences, { text: 'Why?', answer: 'no one can say' })).toBeNull();
  });

  test('a text of three sentences has three parts, a shorter one none', () => {
    expect([0, 1, 2].map((sentence) => partOfText(sentence, 3))).toEqual([
      'beginning',
      'middle',
      'end',
    ]);
    expect(partOfText(0, 2)).toBeNull();
  });
});
