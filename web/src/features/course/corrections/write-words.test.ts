import { describe, expect, test } from 'vitest';
import { type LessonFile, readLessonFile, type Sentence } from './lesson-sentences.ts';
import { draftedFile } from './use-drafts.ts';
import { writeWords } from './write-words.ts';

const text = `title: Bread
activities:
  - { id: a1, kind: listening, prompt: x, say: y, questions: [{ id: q1, text: Who?, choices: [God, You], answer: God }] }
quiz:
  - { id: q1, kind: true-false, statement: It is so., answer: false, why: So. }
`;
const file = readLessonFile(text) as LessonFile;
const files = { en: file, fr: file, 'pt-BR': null };
const at = (path: string) => file.sentences.find((one) => one.path === path) as Sentence;
const write = (path: string, words: string, drafts = {}) =>
  writeWords(drafts, files, 'en', at(path), words);

describe('a sentence is written', () => {
  test('in its language alone', () => {
    expect(write('title', 'Wine')).toEqual([['en', { file: null, edits: { title: 'Wine' } }]]);
  });

  test('in every language that can be read, where it says what is true', () => {
    const edits = { 'quiz.0.answer': 'true' };
    expect(write('quiz.0.answer', 'true')).toEqual([
      ['en', { file: null, edits }],
      ['fr', { file: null, edits }],
    ]);
  });

  test('together with the right answer that names it, and without one that names another', () => {
    const [[, right] = []] = write('activities.0.questions.0.choices.0', 'Our Lord');
    expect(draftedFile(text, right)).toContain('choices: [Our Lord, You], answer: Our Lord }');
    const [[, wrong] = []] = write('activities.0.questions.0.choices.1', 'Me');
    expect(draftedFile(text, wrong)).toContain('choices: [God, Me], answer: God }');
  });

  test('as it was before, it is no change, and the file has every letter again', () => {
    const drafts = { en: { file: null, edits: { title: 'Wine' } } };
    const [[, back] = []] = write('title', ' Bread\n', drafts);
    expect(back).toEqual({ file: null, edits: {} });
    expect(draftedFile(text, back)).toBe(text);
  });
});
