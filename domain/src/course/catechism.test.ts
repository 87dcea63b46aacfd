import { describe, expect, it } from 'vitest';
import { arrangeCatechism, type TaughtLesson } from './catechism.ts';
import type { Course } from './course.ts';
import { titled } from './course-fixture.ts';

const course: Pick<Course, 'catechism'> = {
  catechism: [
    { title: titled('Before'), chapters: [{ lessons: ['1-1'] }] },
    {
      title: titled('Creed'),
      chapters: [
        { title: titled('God'), questions: '1-50' },
        { title: titled('Angels'), questions: '51-60' },
      ],
    },
    { title: titled('Law'), chapters: [{ title: titled('Virtues'), questions: '61-433' }] },
  ],
};

function lesson(id: string, ...sources: [string, string, string][]): TaughtLesson {
  return {
    id,
    title: `Lesson ${id}`,
    status: { reading: 'awaiting' },
    teaching: sources.map(([entry, book, questions]) => ({
      id: entry,
      question: 'q',
      answer: 'a',
      simply: 's',
      check: { kind: 'true-false' as const, statement: 's', answer: true, why: 'w' },
      ref: { book, questions },
    })),
  };
}

/** Part, chapter and ids of the entries, one line for each chapter. */
function shape(...lessons: TaughtLesson[]): string[] {
  return arrangeCatechism(course, lessons, 'fr').parts.flatMap((part) =>
    part.chapters.map(
      (chapter) =>
        `${part.title} / ${chapter.title}: ${chapter.entries.map(({ id }) => id).join(' ')}`,
    ),
  );
}

describe('arrangeCatechism', () => {
  it('entries stand in the chapter of their first question, in the order of the questions', () => {
    expect(
      shape(
        lesson('2-1', ['angels', '1912', '54-55'], ['god', '1912', '2']),
        lesson('2-2', ['first', '1912', '1'], ['last', '1912', '60']),
      ),
    ).toEqual(['Creed (fr) / God (fr): first god', 'Creed (fr) / Angels (fr): angels last']);
  });

  it('an entry from another book stands beside its neighbor in the lesson', () => {
    expect(
      shape(
        lesson(
          '2-1',
          ['why', 'compendium', '7'],
          ['one', '1912', '1'],
          ['more', 'compendium', '8'],
        ),
        lesson('2-2', ['two', '1912', '2']),
      ),
    ).toEqual(['Creed (fr) / God (fr): why one more two']);
  });

  it('a chapter may name the lessons whose entries from other books it holds', () => {
    expect(
      shape(lesson('1-1', ['letter', 'compendium', 'letter'], ['made', '1912', '13'])),
    ).toEqual(['Before (fr) / null: letter', 'Creed (fr) / God (fr): made']);
  });

  it('each entry names its lesson, and each lesson who has read it', () => {
    const arranged = arrangeCatechism(course, [lesson('2-1', ['god', '1912', '2'])], 'en');
    expect(arranged.parts[0]?.chapters[0]?.entries[0]).toMatchObject({ id: 'god', lesson: '2-1' });
    expect(arranged.lessons).toEqual({ '2-1': { title: 'Lesson 2-1', reading: 'awaiting' } });
  });
});
