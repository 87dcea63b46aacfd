import { expect, test } from 'vitest';
import { certificateOf } from './certificate-of.ts';

const lesson = (id: string, completedAt: string | null, completed = true) => ({
  lesson: id,
  percentage: 100,
  completed,
  parts: [],
  best_quiz: 100,
  quiz_tries: 1,
  completed_at: completedAt,
  last_active: '2026-05-01T08:00:00.000Z',
});

const first = lesson('1-1', '2026-03-03T08:00:00.000Z');
const second = lesson('1-2', '2026-03-09T08:00:00.000Z');
const third = lesson('1-3', '2026-03-05T08:00:00.000Z');

test('a module is finished on the day of the lesson that was finished last, not practised last', () => {
  expect(certificateOf('1', [first, second, third])).toEqual({
    kind: 'finished',
    module: 1,
    count: 3,
    finishedAt: '2026-03-09T08:00:00.000Z',
  });
});

test('a certificate waits for each lesson of its module, and for no other', () => {
  const begun = lesson('1-3', null, false);
  const other = lesson('2-1', '2026-03-05T08:00:00.000Z');
  expect(certificateOf('1', [first, second, begun, other])).toEqual({
    kind: 'waiting',
    done: 2,
    count: 3,
  });
});

test('the treasure waits for all 52 lessons', () => {
  expect(certificateOf('treasure', [first, second, third])).toEqual({
    kind: 'waiting',
    done: 3,
    count: 52,
  });
});

test.each(['0', '7', '01', 'rome', '', undefined])('there is no certificate %s', (named) => {
  expect(certificateOf(named, [first, second, third])).toEqual({ kind: 'none' });
});
