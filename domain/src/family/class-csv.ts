import { allLessonIds } from '../course/ids.ts';
import type { Language } from '../language.ts';
import type { ClassTable } from './class-table.ts';
import { csvFile } from './csv.ts';

/**
 * The words of the file's headers and of a lesson that was completed or not, in the language of the
 * page.
 */
export interface ClassCsvMessages {
  language: Language;
  name: string;
  age: string;
  completed: string;
  percentage: string;
  quizMean: string;
  total: string;
  lesson: (id: string) => { completed: string; percentage: string; quiz: string };
  yes: string;
  no: string;
}

/**
 * The table as a file: the same children in the same order, the same figures, and the line of
 * totals.
 */
export function classCsv({ rows, totals }: ClassTable, words: ClassCsvMessages): string {
  const headers = [words.name, words.age, words.completed, words.percentage, words.quizMean];
  const lessonHeaders = allLessonIds.flatMap((id) => {
    const { completed, percentage, quiz } = words.lesson(id);
    return [completed, percentage, quiz];
  });
  const lines = rows.map((row) => [
    row.name,
    row.age,
    row.completed,
    row.percentage,
    row.quizMean ?? '',
    ...allLessonIds.flatMap((id) => {
      const lesson = row.lessons.get(id);
      return [
        lesson?.completed ? words.yes : words.no,
        lesson?.percentage ?? 0,
        lesson?.best_quiz ?? '',
      ];
    }),
  ]);
  const last = [
    words.total,
    '',
    totals.completed,
    totals.percentage,
    totals.quizMean ?? '',
    ...allLessonIds.flatMap((id) => [totals.byLesson.get(id) ?? 0, '', '']),
  ];
  return csvFile([[...headers, ...lessonHeaders], ...lines, last], words.language);
}
