import type { Language } from '../language.ts';
import type { CatechismChapter, Course } from './course.ts';
import type { Lesson, TeachingEntry } from './lesson.ts';
import { ourBook, parseQuestions, questionsOfEntry } from './questions.ts';

/**
 * One entry of /catechism: what a lesson teaches, and which lesson it is.
 * @see docs/requirements.md#r-catechism
 */
export interface CatechismEntry
  extends Pick<TeachingEntry, 'id' | 'question' | 'answer' | 'simply' | 'ref' | 'note'> {
  /** The lesson's id, such as `2-5`. */
  lesson: string;
}

/** The whole catechism in one language, as far as its lessons are written. */
export interface Catechism {
  parts: {
    title: string;
    /** A part without chapters of its own has one without a title. */
    chapters: { title: string | null; entries: CatechismEntry[] }[];
  }[];
  /** The lessons by id, with who of the Church has read them. */
  lessons: Record<string, { title: string; reading: Lesson['status']['reading'] }>;
}

/** A written lesson in one language, as far as the catechism shows it. */
export type TaughtLesson = Pick<Lesson, 'title' | 'status' | 'teaching'> & { id: string };

/**
 * The teaching entries of all written lessons by part and chapter of the 1912 catechism, in the
 * order of its questions; one in our own words stands at the question it is beside. An entry from
 * another book stands behind the one before it in its lesson (the first ones before the next), or
 * in the chapter that names its lesson. Chapters and parts without an entry are left out.
 *
 * @param lessons in the order of the course
 */
export function arrangeCatechism(
  course: Pick<Course, 'catechism'>,
  lessons: readonly TaughtLesson[],
  language: Language,
): Catechism {
  const placed = lessons.flatMap((lesson) => placeEntries(course, lesson));
  const parts = course.catechism.map((part) => ({
    title: part.title[language],
    chapters: part.chapters
      .map((chapter) => ({
        title: chapter.title?.[language] ?? null,
        entries: placed
          .filter((place) => place.chapter === chapter)
          .sort((a, b) => a.question - b.question)
          .map(({ entry }) => entry),
      }))
      .filter(({ entries }) => entries.length > 0),
  }));
  return {
    parts: parts.filter(({ chapters }) => chapters.length > 0),
    lessons: Object.fromEntries(
      lessons.map(({ id, title, status }) => [id, { title, reading: status.reading }]),
    ),
  };
}

interface Placed {
  chapter: CatechismChapter | undefined;
  /** Where in the chapter: after the question of this number. */
  question: number;
  entry: CatechismEntry;
}

function placeEntries(course: Pick<Course, 'catechism'>, lesson: TaughtLesson): Placed[] {
  const chapters = course.catechism.flatMap((part) => part.chapters);
  const ofOtherBooks = chapters.find((chapter) => chapter.lessons?.includes(lesson.id));
  const numbers = lesson.teaching.map((entry) => besideOf(entry));
  return lesson.teaching.map((entry, index) => {
    const own = numbers[index];
    const near =
      numbers.slice(0, index).findLast((number) => number !== undefined) ??
      numbers.slice(index).find((number) => number !== undefined);
    const chapter =
      own === undefined && ofOtherBooks !== undefined
        ? ofOtherBooks
        : chapterOf(chapters, own ?? near);
    return {
      chapter,
      question: own ?? (ofOtherBooks ? 0 : (near ?? 0)),
      entry: { ...shownOf(entry), lesson: lesson.id },
    };
  });
}

/**
 * The question of 1912 that an entry rests on, or stands beside in our own words; undefined for
 * another book.
 */
function besideOf({ ref }: Pick<TeachingEntry, 'ref'>): number | undefined {
  return ref.book === ourBook ? parseQuestions(ref.questions)?.[0] : questionsOfEntry({ ref })[0];
}

function shownOf({ id, question, answer, simply, ref, note }: TeachingEntry) {
  return { id, question, answer, simply, ref, ...(note === undefined ? {} : { note }) };
}

/** The chapter of a question; without one the first of all, so that no entry is lost. */
function chapterOf(chapters: readonly CatechismChapter[], question: number | undefined) {
  const match = chapters.find(
    ({ questions }) =>
      question !== undefined &&
      questions !== undefined &&
      parseQuestions(questions)?.includes(question),
  );
  return match ?? chapters[0];
}
