import {
  absoluteBalance,
  absoluteShare,
  judgedIn,
} from '../../domain/src/course/absolute-words.ts';
import { checkEntryIds, missingKinds } from '../../domain/src/course/course-check.ts';
import {
  checkLessonCoverage,
  checkWithheld,
  questionPlan,
} from '../../domain/src/course/coverage.ts';
import type { Finding } from '../../domain/src/course/finding.ts';
import { checkFormulas } from '../../domain/src/course/formulas.ts';
import type { Lesson } from '../../domain/src/course/lesson.ts';
import { checkLesson } from '../../domain/src/course/lesson-check.ts';
import { checkParity } from '../../domain/src/course/parity.ts';
import { checkStoryRuns } from '../../domain/src/course/story-runs.ts';
import { type Language, languages } from '../../domain/src/language.ts';
import { type Fault, faultAt, faultsOf } from '../../server/src/platform/content/content-file.ts';
import type { CourseFiles, LessonFile } from './course-files.ts';

type GoodFile = LessonFile & { lesson: Lesson };

/**
 * Checks the course and every lesson written: the shape, the rules of docs/authoring.md, that the
 * languages of a lesson agree, and what concerns several lessons: entry ids, the questions of 1912,
 * stories that say the same, all kinds of activity in a module.
 */
export function checkCourse(read: CourseFiles): Fault[] {
  const good = read.lessons.filter((file): file is GoodFile => file.lesson !== undefined);
  const english = good.filter(({ language }) => language === languages[0]);
  return [
    ...read.faults,
    ...read.lessons.flatMap(({ faults }) => faults),
    ...good.flatMap((file) => faultsOf(file.file, checkLesson(file.lesson, file.language))),
    ...good.flatMap((file) =>
      faultsOf(file.file, checkFormulas(file.lesson, read.formulas, file.language)),
    ),
    ...good.flatMap((file) => checkAgainst(english, file)),
    ...checkQuestions(read, english),
    ...checkAcross(english, checkEntryIds(lessonsById(english))),
    ...languages.flatMap((language) => checkStories(good, language)),
    ...checkKinds(read, english),
    ...languages.flatMap((language) => checkAbsolutes(read, good, language)),
  ];
}

function lessonsById(files: readonly GoodFile[]): Map<string, Lesson> {
  return new Map(files.map(({ id, lesson }) => [id, lesson]));
}

function checkAgainst(english: readonly GoodFile[], { id, language, file, lesson }: GoodFile) {
  const base = english.find((other) => other.id === id);
  if (base === undefined || base.language === language) return [];
  return faultsOf(file, checkParity(base.lesson, lesson));
}

/** Faults of the lessons whose findings come by their ids. */
function checkAcross(files: readonly GoodFile[], findings: ReadonlyMap<string, Finding[]>) {
  return files.flatMap(({ id, file }) => faultsOf(file, findings.get(id) ?? []));
}

function checkQuestions({ course, withheld, withheldFile }: CourseFiles, english: GoodFile[]) {
  if (course === undefined) return [];
  const plan = questionPlan(course);
  const teaching = new Map(english.map(({ id, lesson }) => [id, lesson.teaching]));
  return [
    ...faultsOf(withheldFile, checkWithheld(withheld, teaching)),
    ...english.flatMap(({ id, file, lesson }) =>
      faultsOf(file, checkLessonCoverage(plan.get(id) ?? [], lesson.teaching, withheld)),
    ),
  ];
}

function checkStories(good: readonly GoodFile[], language: Language): Fault[] {
  const files = good.filter((file) => file.language === language);
  const stories = files.map(({ id, lesson }) => ({
    lesson: id,
    paragraphs: lesson.story.paragraphs,
  }));
  return checkAcross(files, checkStoryRuns(stories));
}

function checkKinds({ course, courseFile }: CourseFiles, english: GoodFile[]): Fault[] {
  const lessons = lessonsById(english);
  return (course?.modules ?? []).flatMap(({ number }, index) =>
    missingKinds(number, lessons).map((kind) =>
      faultAt(
        courseFile,
        ['modules', index],
        `no lesson of module ${number} has a "${kind}" activity - make one of its activities that kind`,
      ),
    ),
  );
}

/** Modules in which "only" and "never" tell whether a statement is true. */
function checkAbsolutes({ course, courseFile }: CourseFiles, good: GoodFile[], language: Language) {
  return (course?.modules ?? []).flatMap(({ number, lessons }, index): Fault[] => {
    const written = good
      .filter((file) => file.language === language && file.id.startsWith(`${number}-`))
      .map(({ lesson }) => lesson);
    if (written.length < lessons.length) return [];
    const balance = absoluteBalance(written.flatMap(judgedIn), language);
    const share = (balance.true / balance.all) * 100;
    if (balance.all < 5 || (share >= absoluteShare.min && share <= absoluteShare.max)) return [];
    return [
      faultAt(
        courseFile,
        ['modules', index],
        `${balance.true} of the ${balance.all} statements with "only", "never", "always" of module ${number} (${language}) are true - make it ${absoluteShare.min} to ${absoluteShare.max} in a hundred, or nobody need think`,
      ),
    ];
  });
}
