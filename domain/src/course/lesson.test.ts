import { describe, expect, it } from 'vitest';
import { lessonSchema } from './lesson.ts';
import { goodLesson } from './lesson-fixture.ts';

/** Where the schema finds something wrong, in dotted paths. */
function wrong(change: (lesson: Record<string, unknown>) => void): string[] {
  const lesson = structuredClone(goodLesson()) as unknown as Record<string, unknown>;
  change(lesson);
  const result = lessonSchema.safeParse(lesson);
  return result.success ? [] : result.error.issues.map(({ path }) => path.join('.'));
}

describe('lessonSchema', () => {
  it('takes a whole lesson', () => {
    expect(wrong(() => {})).toEqual([]);
  });

  it('takes a reading that is done, with who and when', () => {
    const status = { reading: 'done', by: 'Fr. Paul', on: '2027-01-31' };
    expect(wrong((lesson) => Object.assign(lesson, { status }))).toEqual([]);
  });

  it.each([
    ['a field that does not exist', { extra: 1 }, ''],
    ['an empty title', { title: ' ' }, 'title'],
    ['minutes in words', { minutes: 'twenty' }, 'minutes'],
    ['a reading done by nobody', { status: { reading: 'done' } }, 'status.by'],
    [
      'a reading on a day that does not exist',
      { status: { reading: 'done', by: 'x', on: '2027-02-30' } },
      'status.on',
    ],
    [
      'an unknown activity',
      { activities: [{ id: 'a1', kind: 'dance', prompt: 'Dance.' }] },
      'activities.0.kind',
    ],
    [
      'an activity without prompt',
      { activities: [{ id: 'a1', kind: 'ordering', items: ['x'] }] },
      'activities.0.prompt',
    ],
    [
      'a typed question without answer',
      { quiz: [{ id: 'q1', kind: 'typed', question: 'Q?', answers: [], why: 'w' }] },
      'quiz.0.answers',
    ],
    [
      'an answer that is no yes or no',
      { quiz: [{ id: 'q1', kind: 'true-false', statement: 'S.', answer: 'yes', why: 'w' }] },
      'quiz.0.answer',
    ],
    [
      'an id with capital letters',
      { vocabulary: [{ id: 'Angel', term: 'angel', meaning: 'm' }] },
      'vocabulary.0.id',
    ],
  ])('refuses %s', (_, change, path) => {
    expect(wrong((lesson) => Object.assign(lesson, change))).toContain(path);
  });
});
