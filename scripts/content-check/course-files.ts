import { type Course, courseSchema } from '../../domain/src/course/course.ts';
import { type Formulas, formulasSchema } from '../../domain/src/course/formulas.ts';
import { lessonId } from '../../domain/src/course/ids.ts';
import { type Lesson, lessonSchema } from '../../domain/src/course/lesson.ts';
import { seasonsSchema } from '../../domain/src/course/seasons.ts';
import { type Withheld, withheldSchema } from '../../domain/src/course/withheld.ts';
import { type Language, languages } from '../../domain/src/language.ts';
import {
  type ContentFile,
  type Fault,
  parseContentFile,
} from '../../server/src/platform/content/content-file.ts';
import { readBySchema } from '../../server/src/platform/content/read-by-schema.ts';

/** One lesson file as it was read; without a lesson where it does not fit the schema. */
export interface LessonFile {
  /** The lesson's id, such as `2-5`. */
  id: string;
  language: Language;
  file: ContentFile;
  lesson: Lesson | undefined;
  faults: Fault[];
}

/** Everything that the course is made of, read once. */
export interface CourseFiles {
  courseFile: ContentFile;
  course: Course | undefined;
  withheldFile: ContentFile;
  withheld: Withheld;
  formulas: Formulas;
  /** In the order of the course, each lesson in the order of the languages. */
  lessons: LessonFile[];
  /** What is wrong with the files above taken alone, and files that belong to no lesson. */
  faults: Fault[];
}

/**
 * Reads `course.yaml`, `withheld.yaml`, `formulas.yaml` and the lessons written so far.
 *
 * @param files the text of each file of `content/`, by its path from there
 */
export function readCourseFiles(files: ReadonlyMap<string, string>): CourseFiles {
  const courseFile = parseContentFile('content/course.yaml', files.get('course.yaml') ?? '');
  const withheldFile = parseContentFile(
    'content/withheld.yaml',
    files.get('withheld.yaml') ?? '[]',
  );
  const course = readBySchema(courseFile, courseSchema);
  const withheld = readBySchema(withheldFile, withheldSchema);
  const formulas = readBySchema(
    parseContentFile('content/formulas.yaml', files.get('formulas.yaml') ?? '[]'),
    formulasSchema,
  );
  const seasons = readBySchema(
    parseContentFile('content/seasons.yaml', files.get('seasons.yaml') ?? ''),
    seasonsSchema,
  );
  const folders = course.value ? lessonFolders(course.value) : [];
  const lessons = folders.flatMap(({ id, folder }) =>
    languages.flatMap((language) => {
      const text = files.get(`${folder}/${language}.yaml`);
      return text === undefined
        ? []
        : [readLesson(id, language, `${folder}/${language}.yaml`, text)];
    }),
  );
  const known = folders.map(({ folder }) => folder);
  return {
    courseFile,
    course: course.value,
    withheldFile,
    withheld: withheld.value ?? [],
    formulas: formulas.value ?? [],
    lessons,
    faults: [
      ...course.faults,
      ...withheld.faults,
      ...formulas.faults,
      ...(files.has('seasons.yaml') ? seasons.faults : []),
      ...(course.value ? [...strayLessons(files, known), ...missingLanguages(files, known)] : []),
    ],
  };
}

/** The folder of each lesson, such as `lessons/2-the-creed/05-the-angels`. */
function lessonFolders(course: Course): { id: string; folder: string }[] {
  return course.modules.flatMap((module) =>
    module.lessons.map((lesson) => {
      const number = String(lesson.number).padStart(2, '0');
      return {
        id: lessonId(module.number, lesson.number),
        folder: `lessons/${module.number}-${module.slug}/${number}-${lesson.slug}`,
      };
    }),
  );
}

function strayLessons(files: ReadonlyMap<string, string>, folders: string[]): Fault[] {
  const known = new Set(folders.flatMap((folder) => languages.map((l) => `${folder}/${l}.yaml`)));
  return [...files.keys()]
    .filter((path) => path.startsWith('lessons/') && !known.has(path))
    .map((path) => ({
      file: `content/${path}`,
      line: 1,
      field: '',
      message: 'belongs to no lesson of course.yaml - name the folder as the course does',
    }));
}

/** A lesson may be unwritten, but not in one language only. */
function missingLanguages(files: ReadonlyMap<string, string>, folders: string[]): Fault[] {
  return folders.flatMap((folder) => {
    const missing = languages.filter((language) => !files.has(`${folder}/${language}.yaml`));
    if (missing.length === languages.length) return [];
    return missing.map((language) => ({
      file: `content/${folder}/${language}.yaml`,
      line: 1,
      field: '',
      message: 'is missing - write the lesson in this language too',
    }));
  });
}

function readLesson(id: string, language: Language, path: string, text: string): LessonFile {
  const file = parseContentFile(`content/${path}`, text);
  const { value, faults } = readBySchema(file, lessonSchema);
  return { id, language, file, lesson: value, faults };
}
