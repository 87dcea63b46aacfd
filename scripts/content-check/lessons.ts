import { type Course, courseSchema } from '../../domain/src/course/course.ts';
import type { Finding } from '../../domain/src/course/finding.ts';
import { type Lesson, lessonSchema } from '../../domain/src/course/lesson.ts';
import { checkLesson } from '../../domain/src/course/lesson-check.ts';
import { checkParity } from '../../domain/src/course/parity.ts';
import { type Language, languages } from '../../domain/src/language.ts';
import { type ContentFile, type Fault, faultAt, parseContentFile } from './fault.ts';

/** What zod says of a value, as far as a fault needs it. */
interface Schema<T> {
  safeParse(value: unknown): {
    success: boolean;
    data?: T;
    error?: { issues: { path: PropertyKey[]; message: string }[] };
  };
}

interface ReadLesson {
  file: ContentFile;
  lesson: Lesson | undefined;
  faults: Fault[];
}

/**
 * Checks `course.yaml` and every lesson written: the shape, the rules of the content guide, and
 * that the languages of a lesson agree. A lesson may be unwritten, but not in one language only.
 *
 * @param files the text of each file of `content/`, by its path from there
 */
export function checkCourse(files: ReadonlyMap<string, string>): Fault[] {
  const file = parseContentFile('content/course.yaml', files.get('course.yaml') ?? '');
  const { value: course, faults } = read(file, courseSchema);
  if (course === undefined) return faults;
  const folders = lessonFolders(course);
  return [
    ...strayLessons(files, folders),
    ...folders.flatMap((folder) => checkLessonFolder(folder, files)),
  ];
}

/** The folder of each lesson, such as `lessons/2-the-creed/05-the-angels`. */
function lessonFolders(course: Course): string[] {
  return course.modules.flatMap((module) =>
    module.lessons.map((lesson) => {
      const number = String(lesson.number).padStart(2, '0');
      return `lessons/${module.number}-${module.slug}/${number}-${lesson.slug}`;
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

function checkLessonFolder(folder: string, files: ReadonlyMap<string, string>): Fault[] {
  const written = languages.filter((language) => files.has(`${folder}/${language}.yaml`));
  if (written.length === 0) return [];
  const missing = languages
    .filter((language) => !written.includes(language))
    .map((language) => ({
      file: `content/${folder}/${language}.yaml`,
      line: 1,
      field: '',
      message: 'is missing - write the lesson in this language too',
    }));
  const read = written.map((language) =>
    readLesson(`${folder}/${language}.yaml`, language, files.get(`${folder}/${language}.yaml`)),
  );
  const english = read[0]?.lesson;
  const differences = read.slice(1).flatMap(({ file, lesson }) => {
    if (!english || !lesson) return [];
    return checkParity(english, lesson).map((finding) => faultOf(file, finding));
  });
  return [...missing, ...read.flatMap(({ faults }) => faults), ...differences];
}

function readLesson(path: string, language: Language, text = ''): ReadLesson {
  const file = parseContentFile(`content/${path}`, text);
  const { value, faults } = read(file, lessonSchema);
  const findings = value ? checkLesson(value, language) : [];
  return {
    file,
    lesson: value,
    faults: [...faults, ...findings.map((finding) => faultOf(file, finding))],
  };
}

function read<T>(file: ContentFile, schema: Schema<T>): { value: T | undefined; faults: Fault[] } {
  if (file.faults.length > 0) return { value: undefined, faults: file.faults };
  const { data, error } = schema.safeParse(file.data);
  const faults = (error?.issues ?? []).map(({ path, message }) =>
    faultAt(file, path, `${message} - write it as the first lesson does`),
  );
  return { value: data, faults };
}

function faultOf(file: ContentFile, { path, message, doThis }: Finding): Fault {
  return faultAt(file, path, `${message} - ${doThis}`);
}
