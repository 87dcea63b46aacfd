import { expect, test } from 'vitest';
import { classCsv } from './class-csv.ts';
import { classTable } from './class-table.ts';

const words = {
  language: 'fr' as const,
  name: 'Nom',
  age: 'Âge',
  completed: 'Leçons terminées',
  percentage: 'Parcours (%)',
  quizMean: 'Quiz (%)',
  total: 'Total',
  lesson: (id: string) => ({ completed: `${id} fini`, percentage: `${id} %`, quiz: `${id} quiz` }),
  yes: 'oui',
  no: 'non',
};

test('the file says of each child and lesson what the table says, and the totals', () => {
  const table = classTable([
    {
      id: 'a',
      name: '=Zoé',
      age: 9,
      lessons: [{ lesson: '1-1', percentage: 95, completed: true, best_quiz: 80 }],
    },
    { id: 'b', name: 'Léo', age: 7, lessons: [] },
  ]);
  const lines = classCsv(table, words).slice(1).split('\r\n');
  const columns = (line: string | undefined) => line?.split(';') ?? [];
  expect(columns(lines[0])).toHaveLength(5 + 52 * 3);
  expect(lines[0]).toContain(
    'Nom;Âge;Leçons terminées;Parcours (%);Quiz (%);1-1 fini;1-1 %;1-1 quiz',
  );
  expect(columns(lines[1]).slice(0, 11)).toEqual([
    "'=Zoé",
    '9',
    '1',
    '1',
    '80',
    'oui',
    '95',
    '80',
    'non',
    '0',
    '',
  ]);
  expect(columns(lines[2]).slice(0, 6)).toEqual(['Léo', '7', '0', '0', '', 'non']);
  expect(columns(lines[3]).slice(0, 6)).toEqual(['Total', '', '1', '0', '80', '1']);
  expect(lines).toHaveLength(5);
});
