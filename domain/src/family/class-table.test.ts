import { expect, test } from 'vitest';
import { classTable, sortByName } from './class-table.ts';

const done = (lesson: string, best_quiz: number) => ({
  lesson,
  percentage: 100,
  completed: true,
  best_quiz,
});
const begun = { lesson: '1-2', percentage: 25, completed: false, best_quiz: 40 };
const child = (name: string, lessons: Parameters<typeof classTable>[0][number]['lessons']) => ({
  id: name,
  name,
  age: 8,
  lessons,
});

test('a row tells lessons completed, their share of the course and the mean of the quizzes', () => {
  const { rows } = classTable([child('Lucia', [done('1-1', 80), begun]), child('Marco', [])]);
  expect(rows).toMatchObject([
    { name: 'Lucia', completed: 1, percentage: 1, quizMean: 60 },
    { name: 'Marco', completed: 0, percentage: 0, quizMean: null },
  ]);
  expect(rows[0]?.lessons.get('1-2')).toEqual(begun);
});

test('the totals tell how many completed each lesson, and all together', () => {
  const { totals } = classTable([
    child('Lucia', [done('1-1', 80), done('1-2', 100)]),
    child('Marco', [done('1-1', 60)]),
    child('Pia', [begun]),
  ]);
  expect(totals.byLesson.size).toBe(52);
  expect([
    totals.byLesson.get('1-1'),
    totals.byLesson.get('1-2'),
    totals.byLesson.get('6-6'),
  ]).toEqual([2, 1, 0]);
  expect(totals).toMatchObject({ completed: 3, percentage: 1, quizMean: 70 });
});

test('a class of nobody has totals of nothing, and a lesson that does not exist counts nowhere', () => {
  expect(classTable([]).totals).toMatchObject({ completed: 0, percentage: 0, quizMean: null });
  expect(classTable([child('Lucia', [done('9-9', 100)])]).rows[0]).toMatchObject({
    completed: 0,
    quizMean: null,
  });
});

test('names are sorted as the language sorts them, both ways', () => {
  const { rows } = classTable(
    ['Zoé', 'Éva', 'anna', 'Léo 10', 'Léo 9'].map((name) => child(name, [])),
  );
  const names = (way: 'ascending' | 'descending') =>
    sortByName(rows, 'fr', way).map(({ name }) => name);
  expect(names('ascending')).toEqual(['anna', 'Éva', 'Léo 9', 'Léo 10', 'Zoé']);
  expect(names('descending')).toEqual(['Zoé', 'Léo 10', 'Léo 9', 'Éva', 'anna']);
});
