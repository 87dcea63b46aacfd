import { expect, it } from 'vitest';
import { requested } from './cache-days.ts';

const of = (kind: string, today: string) =>
  requested(today).flatMap(([each, name]) => (each === kind ? [name] : []));

it('today and the seven days after it are kept, over the end of the year too', () => {
  expect(of('saint', '2026-12-28')).toEqual([
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
    '2027-01-04',
  ]);
  expect(of('month', '2026-12-28')).toEqual(['12', '01']);
});

it('the questions of three days before are kept for practice, after all others', () => {
  const names = of('trivia', '2028-03-01');
  expect(names).toHaveLength(11);
  expect(names.slice(-3)).toEqual(['2028-02-29', '2028-02-28', '2028-02-27']);
});

it('today’s come first', () => {
  expect(requested('2026-11-22').slice(0, 2)).toEqual([
    ['saint', '2026-11-22'],
    ['trivia', '2026-11-22'],
  ]);
});
