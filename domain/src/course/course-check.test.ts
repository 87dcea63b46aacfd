import { describe, expect, it } from 'vitest';
import { checkEntryIds, missingKinds } from './course-check.ts';
import type { Activity } from './lesson.ts';
import { goodLesson } from './lesson-fixture.ts';

describe('checkEntryIds', () => {
  it('an id that an earlier lesson has is named in the later one', () => {
    const later = goodLesson();
    later.teaching.forEach((entry, index) => {
      if (index !== 2) entry.id = `later-${index}`;
    });
    const findings = checkEntryIds(
      new Map([
        ['1-1', goodLesson()],
        ['1-2', later],
      ]),
    );
    expect([...findings]).toMatchObject([['1-2', [{ path: ['teaching', 2, 'id'] }]]]);
  });
});

describe('missingKinds', () => {
  const lessons = (count: number) =>
    new Map(Array.from({ length: count }, (_, index) => [`1-${index + 1}`, goodLesson()]));

  it('a module that is all written names the kinds it lacks', () => {
    expect(missingKinds(1, lessons(3))).toEqual<Activity['kind'][]>([
      'anagram',
      'hangman',
      'antonyms',
      'riddle',
    ]);
  });

  it('a module that is still being written lacks nothing', () => {
    expect(missingKinds(1, lessons(2))).toEqual([]);
  });
});
