import { expect, it } from 'vitest';
import { contentsOf, fileText } from './family-file.ts';

const data = {
  exported_at: '2026-03-01T10:00:00.000Z',
  tables: {
    profiles: [{ role: 'parent' }, { role: 'child' }, { role: 'child' }],
    quiz_results: [{ answers: [{ id: 'q1', value: 'foi é' }] }],
    mails: [],
  },
};

it('what is in the file is counted, the parent not among the children', () => {
  expect(contentsOf(data)).toEqual({
    children: 2,
    lessons: 0,
    quizzes: 1,
    badges: 0,
    agreements: 0,
    orders: 0,
    letters: 0,
  });
});

it('the file says first what is in it, loses nothing, and can be read', () => {
  const text = fileText(data, ['2 children']);
  expect(JSON.parse(text)).toMatchObject({ ...data, summary: ['2 children'] });
  expect(text).toContain('foi é');
  expect(text.split('\n').length).toBeGreaterThan(10);
});
