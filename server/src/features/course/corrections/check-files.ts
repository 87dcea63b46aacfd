import type { LessonFault } from '@pius/contracts/lesson-desk.ts';
import { checkEntryIds } from '@pius/domain/course/course-check.ts';
import { checkLessonCoverage, questionPlan } from '@pius/domain/course/coverage.ts';
import { checkFormulas } from '@pius/domain/course/formulas.ts';
import { allLessonIds } from '@pius/domain/course/ids.ts';
import { type Lesson, lessonSchema } from '@pius/domain/course/lesson.ts';
import { checkLesson } from '@pius/domain/course/lesson-check.ts';
import { checkParity } from '@pius/domain/course/parity.ts';
import { checkStoryRuns } from '@pius/domain/course/story-runs.ts';
import { type Language, languages } from '@pius/domain/language.ts';
import { parseDocument, visit } from 'yaml';
import type { Content } from '../../../platform/content/content.ts';
import {
  type ContentFile,
  faultsOf,
  parseContentFile,
} from '../../../platform/content/content-file.ts';
import { readBySchema } from '../../../platform/content/read-by-schema.ts';

/** No part of a lesson has more fields; each is compared with all others of its part. */
const mostFields = 200;

/** The files of one lesson that would take the place of those in force. */
export type LessonFiles = Partial<Record<Language, string>>;

/** What the check says of them, and the lessons that could be read. */
export interface CheckedFiles {
  faults: LessonFault[];
  lessons: Partial<Record<Language, Lesson>>;
}

interface ReadFile {
  language: Language;
  file: ContentFile;
  lesson: Lesson | undefined;
}

/**
 * Checks files of one lesson as `npm run content:check` would with them in the content folder: the shape, the rules of
 * docs/authoring.md, that all languages still agree, the questions of 1912, ids and stories across the course. A lesson
 * with faults of shape is checked no further.
 */
export function checkFiles(content: Content, id: string, files: LessonFiles): CheckedFiles {
  const faults: LessonFault[] = [];
  const read: ReadFile[] = [];
  for (const language of languages) {
    const text = files[language];
    if (text === undefined) continue;
    const name = `${id}.${language}.yaml`;
    const crowded = crowdedPart(name, text);
    if (crowded) return { faults: [crowded], lessons: {} };
    const file = parseContentFile(name, text);
    const { value, faults: ofShape } = readBySchema(file, lessonSchema);
    faults.push(...ofShape);
    read.push({ language, file, lesson: value });
    if (value) {
      faults.push(...faultsOf(file, checkLesson(value, language)));
      faults.push(...faultsOf(file, checkFormulas(value, content.formulas, language)));
    }
  }
  const lessons = Object.fromEntries(
    read.flatMap(({ language, lesson }) => (lesson ? [[language, lesson]] : [])),
  );
  if (read.every(({ lesson }) => lesson)) faults.push(...checkTogether(content, id, read));
  return { faults, lessons };
}

/** The fault of a file that has more fields in one part than could be compared in time; null for any other. */
function crowdedPart(file: string, text: string): LessonFault | null {
  let crowded = false;
  try {
    visit(parseDocument(text, { uniqueKeys: false }), {
      Map: (_, { items }) => {
        crowded ||= items.length > mostFields;
      },
    });
  } catch {
    // What cannot be read at all is told of where it is read.
    return null;
  }
  const message = `a part of the file has more than ${mostFields} fields - take away what is no lesson`;
  return crowded ? { file, line: 1, field: '', message } : null;
}

/** What concerns the other languages of the lesson, and the other lessons. */
function checkTogether(content: Content, id: string, read: readonly ReadFile[]): LessonFault[] {
  const fileOf = (language: Language) =>
    read.find((one) => one.language === language)?.file ??
    parseContentFile(`${id}.${language}.yaml`, content.lessonFile(id, language) ?? '');
  const lessonOf = (language: Language, other = id) => {
    const changed = other === id ? read.find((one) => one.language === language)?.lesson : null;
    return changed ?? content.lesson(other, language);
  };
  const english = lessonOf('en');
  const faults: LessonFault[] = [];
  for (const language of languages) {
    const lesson = lessonOf(language);
    if (!lesson || !english) continue;
    if (language !== 'en') faults.push(...faultsOf(fileOf(language), checkParity(english, lesson)));
    const stories = allLessonIds.flatMap((other) => {
      const paragraphs = lessonOf(language, other)?.story.paragraphs;
      return paragraphs ? [{ lesson: other, paragraphs }] : [];
    });
    faults.push(...faultsOf(fileOf(language), checkStoryRuns(stories).get(id) ?? []));
  }
  if (!english) return faults;
  const all = new Map(
    allLessonIds.flatMap((other) => {
      const lesson = lessonOf('en', other);
      return lesson ? [[other, lesson] as const] : [];
    }),
  );
  const plan = questionPlan(content.course).get(id) ?? [];
  return [
    ...faults,
    ...faultsOf(fileOf('en'), checkEntryIds(all).get(id) ?? []),
    ...faultsOf(fileOf('en'), checkLessonCoverage(plan, english.teaching, content.withheld)),
  ];
}
