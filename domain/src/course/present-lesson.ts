import type { Language } from '../language.ts';
import type { Course } from './course.ts';
import { allLessonIds, parseLessonId } from './ids.ts';
import type { Activity, ActivityOf, Lesson, QuizQuestion, VocabularyEntry } from './lesson.ts';
import { defaultWay } from './lesson-minutes.ts';
import type { StoryPicture } from './story-pictures.ts';

/** Where a lesson stands in the course, in one language. */
export interface Place {
  id: string;
  module: number;
  number: number;
  language: Language;
  moduleTitle: string;
  /**
   * The ids of the lessons before and after it in the course; null where there is none, or its
   * words are not written yet.
   */
  previous: string | null;
  next: string | null;
}

/**
 * Where the lesson of an id (`2-5`) stands; null for a lesson that does not exist. `isWritten`
 * tells of an id whether its words are there: no way leads to a lesson that is still being written.
 */
export function placeInCourse(
  course: Course,
  id: string,
  language: Language,
  isWritten: (id: string) => boolean,
): Place | null {
  const place = parseLessonId(id);
  const module = place && course.modules[place.module - 1];
  if (!module) return null;
  const index = allLessonIds.indexOf(id);
  const neighbour = (step: number) => {
    const other = allLessonIds[index + step];
    return other !== undefined && isWritten(other) ? other : null;
  };
  return {
    id,
    module: place.module,
    number: place.lesson,
    language,
    moduleTitle: module.title[language],
    previous: neighbour(-1),
    next: neighbour(1),
  };
}

/** Who read a text, as its own file tells; null for nobody yet. */
export function readerInFile(status: Lesson['status']): { by: string; on: string } | null {
  return status.reading === 'done' ? { by: status.by, on: status.on } : null;
}

/** A whole lesson for whoever may open it: quiz answers and their reasons are left out. */
export function presentLesson(lesson: Lesson, place: Place, pictures: StoryPicture[]) {
  return {
    ...place,
    title: lesson.title,
    minutes: lesson.minutes,
    way: defaultWay(lesson),
    reader: readerInFile(lesson.status),
    goals: lesson.goals,
    story: {
      title: lesson.story.title,
      source: lesson.story.source,
      paragraphs: lesson.story.paragraphs,
      wonder: lesson.story.wonder,
      prayer: lesson.story.prayer,
      pictures,
    },
    teaching: presentTeaching(lesson),
    vocabulary: presentVocabulary(lesson.vocabulary),
    activities: lesson.activities.map((activity) => presentActivity(activity, lesson)),
    quiz: lesson.quiz.map(presentQuestion),
  };
}

/** By what the quiz of a lesson is graded, for anyone who may open the lesson. */
export function presentQuizKey(lesson: Lesson, { id, language }: Place) {
  return { id, language, quiz: lesson.quiz.map(presentAnswer) };
}

/** What of a lesson is open to everybody, and to any parent. Input: whether a parent asks. */
export function presentOutside(lesson: Lesson, place: Place, forParent: boolean) {
  return {
    id: place.id,
    module: place.module,
    number: place.number,
    moduleTitle: place.moduleTitle,
    title: lesson.title,
    goals: lesson.goals,
    teaching: presentTeaching(lesson),
    vocabulary: forParent ? presentVocabulary(lesson.vocabulary) : null,
    forGrownUps: forParent
      ? {
          meaning: lesson.forGrownUps.meaning,
          oftenMisunderstood: lesson.forGrownUps.oftenMisunderstood,
          atHome: lesson.forGrownUps.atHome,
        }
      : null,
  };
}

function presentTeaching(lesson: Lesson) {
  return lesson.teaching.map((entry) => ({
    id: entry.id,
    question: entry.question,
    answer: entry.answer,
    byHeart: entry.byHeart === true,
    simply: entry.simply,
    ref: { book: entry.ref.book, questions: entry.ref.questions },
    note: entry.note ?? null,
  }));
}

function presentVocabulary(vocabulary: readonly VocabularyEntry[]) {
  return vocabulary.map(({ id, term, meaning }) => ({ id, term, meaning }));
}

type ActivityAsPlayed =
  | Exclude<Activity, ActivityOf<'definition-match'>>
  | (Omit<ActivityOf<'definition-match'>, 'terms'> & {
      terms: ReturnType<typeof presentVocabulary>;
    });

function presentActivity(activity: Activity, lesson: Lesson): ActivityAsPlayed {
  if (activity.kind !== 'definition-match') return activity;
  const { id, kind, prompt, terms } = activity;
  return {
    id,
    kind,
    prompt,
    terms: presentVocabulary(lesson.vocabulary.filter((word) => terms.includes(word.id))),
  };
}

function presentQuestion(question: QuizQuestion) {
  return question.kind === 'true-false'
    ? { id: question.id, kind: question.kind, statement: question.statement }
    : { id: question.id, kind: question.kind, question: question.question };
}

function presentAnswer(question: QuizQuestion) {
  return question.kind === 'true-false'
    ? { id: question.id, kind: question.kind, answer: question.answer, why: question.why }
    : {
        id: question.id,
        kind: question.kind,
        answers: question.answers,
        wrong: question.wrong,
        why: question.why,
      };
}
