import { describe, expect, test } from 'vitest';
import {
  changesOf,
  entryPath,
  languageOfFault,
  sentenceOfFault,
  withEdits,
} from './lesson-changes.ts';
import { type LessonFile, readLessonFile } from './lesson-sentences.ts';

const text = `title: Bread
teaching:
  - { id: who-made-me, question: Who?, answer: God. }
quiz:
  - { id: q1, kind: typed, question: Who?, answers: [God], why: So. }
`;
const read = (words: string) => readLessonFile(words) as LessonFile;
const fault = (field: string) => ({ file: '1-3.pt-BR.yaml', line: 3, field, message: 'x' });
const placeOf = (field: string) => sentenceOfFault(fault(field), read(text).sentences)?.path;

describe('what would change of a lesson', () => {
  test('is each sentence that was changed, in the order of the file', () => {
    const edits = { 'quiz.0.why': 'So it\nis.', title: 'Wine' };
    expect(changesOf(read(text).fields, withEdits(read(text), edits))).toEqual([
      { path: 'title', before: 'Bread', after: 'Wine' },
      { path: 'quiz.0.why', before: 'So.', after: 'So it is.' },
    ]);
  });

  test('is what a whole file brings besides, and what it lacks', () => {
    const other = read(
      text.replace(', why: So.', '').replace('title: Bread', 'title: Wine\nminutes: 3'),
    );
    expect(changesOf(read(text).fields, withEdits(other, { title: 'Bread' }))).toEqual([
      { path: 'minutes', before: null, after: '3' },
      { path: 'quiz.0.why', before: 'So.', after: null },
    ]);
  });
});

describe('a fault leads to its sentence', () => {
  test('by the field it names, the list that is in, or the entry', () => {
    expect(placeOf('teaching.0.answer')).toBe('teaching.0.answer');
    expect(placeOf('quiz.0.answers.0')).toBe('quiz.0.answers');
    expect(placeOf('quiz.0')).toBe('quiz.0.question');
  });

  test('and to none where it is about more', () => {
    expect(placeOf('quiz')).toBeUndefined();
    expect(placeOf('minutes')).toBeUndefined();
    expect(placeOf('')).toBeUndefined();
  });

  test('in the language of its file', () => {
    expect(languageOfFault(fault('title'))).toBe('pt-BR');
  });
});

test('an entry of the teaching is found by its id, and nothing else is', () => {
  expect(entryPath(read(text), 'who-made-me')).toBe('teaching.0');
  expect(entryPath(read(text), 'q1')).toBeNull();
});
