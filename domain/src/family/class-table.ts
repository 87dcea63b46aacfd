import { lessonCount } from '../course/counts.ts';
import { allLessonIds } from '../course/ids.ts';
import { overallProgress } from '../progress/overall.ts';

/** A lesson of one child, as far as it was begun. */
export interface ClassLesson {
  lesson: string;
  percentage: number;
  completed: boolean;
  best_quiz: number | null;
}

/** A child of a class, with the lessons begun. */
export interface ClassChild {
  id: string;
  name: string;
  age: number;
  lessons: readonly ClassLesson[];
}

/** One line of the table: a child, its lessons by id, and its totals. */
export interface ClassRow extends Omit<ClassChild, 'lessons'> {
  lessons: ReadonlyMap<string, ClassLesson>;
  completed: number;
  /** Completed lessons of all, in whole per cent, as everywhere else. */
  percentage: number;
  /** The mean of the best results of the quizzes taken; null where none was. */
  quizMean: number | null;
}

/** The last line: how many children have completed each lesson, and the lessons completed together. */
export interface ClassTotals {
  byLesson: ReadonlyMap<string, number>;
  completed: number;
  percentage: number;
  quizMean: number | null;
}

/** Everything the table and its file say, so that the two never differ. */
export interface ClassTable {
  rows: readonly ClassRow[];
  totals: ClassTotals;
}

/** Who has done what: a row for each child, in the order given, and the totals. Lessons that do not exist are left out. */
export function classTable(children: readonly ClassChild[]): ClassTable {
  const rows = children.map(rowOf);
  const byLesson = new Map(
    allLessonIds.map((id) => [id, rows.filter((row) => row.lessons.get(id)?.completed).length]),
  );
  const completed = rows.reduce((sum, row) => sum + row.completed, 0);
  const most = rows.length * lessonCount;
  const quizzes = rows.flatMap(({ lessons }) => [...lessons.values()].map(bestQuiz));
  return {
    rows,
    totals: {
      byLesson,
      completed,
      percentage: most === 0 ? 0 : Math.floor((completed / most) * 100),
      quizMean: mean(quizzes),
    },
  };
}

/** The rows by name, as the language sorts names. */
export function sortByName(
  rows: readonly ClassRow[],
  language: string,
  direction: 'ascending' | 'descending',
): ClassRow[] {
  const collator = new Intl.Collator(language, { numeric: true });
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => sign * collator.compare(one.name, other.name));
}

function rowOf({ lessons, ...child }: ClassChild): ClassRow {
  const known = lessons.filter(({ lesson }) => allLessonIds.includes(lesson));
  const done = known.filter(({ completed }) => completed).map(({ lesson }) => lesson);
  const overall = overallProgress(new Set(done));
  return {
    ...child,
    lessons: new Map(known.map((lesson) => [lesson.lesson, lesson])),
    completed: overall.lessonsCompleted,
    percentage: overall.percentage,
    quizMean: mean(known.map(bestQuiz)),
  };
}

function bestQuiz(lesson: ClassLesson): number | null {
  return lesson.best_quiz;
}

function mean(results: readonly (number | null)[]): number | null {
  const taken = results.filter((result) => result !== null);
  if (taken.length === 0) return null;
  return Math.round(taken.reduce((sum, result) => sum + result, 0) / taken.length);
}
