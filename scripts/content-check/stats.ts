import { coverageOf } from '../../domain/src/course/coverage.ts';
import { lessonStats } from '../../domain/src/course/lesson-stats.ts';
import { writeQuestions } from '../../domain/src/course/questions.ts';
import { languages } from '../../domain/src/language.ts';
import type { CourseFiles } from './course-files.ts';

/** One line for each lesson and language: its minutes, words and sentence lengths. */
export function statsTable({ lessons }: CourseFiles): string[] {
  const head = [
    'lesson',
    'language',
    'minutes',
    'whole',
    'story',
    'teaching',
    'average',
    'longest',
  ];
  const rows = lessons.flatMap(({ id, language, lesson }) => {
    if (lesson === undefined) return [];
    const stats = lessonStats(lesson, language);
    const counts = [stats.storyWords, stats.teachingWords, stats.averageSentence];
    return [
      [id, language, stats.minutes, stats.wholeMinutes, ...counts, stats.longestSentence].map(
        String,
      ),
    ];
  });
  return [
    'Minutes of the default way and of the whole; words of story and teaching; words in a sentence on average, and in the longest one.',
    ...inColumns([head, ...rows]),
  ];
}

/** Lines whose cells stand in columns as wide as the names in the first row. */
export function inColumns([head = [], ...rows]: string[][]): string[] {
  return [head, ...rows].map((cells) =>
    cells.map((cell, index) => cell.padStart((head[index]?.length ?? 0) + 2)).join(''),
  );
}

/** How much of the 1912 catechism the written lessons cover, and which lessons repeat others. */
export function coverageLines({ course, lessons, withheld }: CourseFiles): {
  summary: string;
  repeats: string[];
} {
  if (course === undefined) return { summary: '', repeats: [] };
  const teaching = new Map(
    lessons.flatMap(({ id, language, lesson }) =>
      lesson && language === languages[0] ? [[id, lesson.teaching] as const] : [],
    ),
  );
  const coverage = coverageOf(course, teaching, withheld);
  return {
    summary: `${coverage.covered} of ${coverage.of} questions of 1912 covered, ${coverage.withheld} withheld, the rest not yet written.`,
    repeats: coverage.repeats.map(
      ({ lesson, questions, taughtIn }) =>
        `Lesson ${lesson} repeats question ${writeQuestions(questions)} of lesson ${taughtIn}.`,
    ),
  };
}
