import type { LessonView } from '@pius/contracts/course.ts';
import type { Language } from '@pius/domain/language.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/ui/api/call.ts';

/** Who asks for what: the answer differs from one account to another. */
export interface LessonQuestion {
  module: number;
  lesson: number;
  language: Language;
  /** The account that asks; null for a visitor. */
  asker: string | null;
}

function inputOf({ module, lesson, language, asker }: LessonQuestion) {
  const params = { moduleId: String(module), lessonId: String(lesson) };
  return { params, query: { lang: language }, as: asker };
}

/** Asks the server for a whole lesson. Throws an `ApiError`, `lesson_locked_…` where it is not open to who asks. */
export function fetchLesson(question: LessonQuestion): Promise<LessonView> {
  return call('GET /rest/v1/lessons/{moduleId}/{lessonId}', inputOf(question));
}

/** A whole lesson. Fails as `fetchLesson` does. */
export function lessonQuery(question: LessonQuestion) {
  return queryOptions({
    queryKey: ['lesson', question],
    queryFn: () => fetchLesson(question),
    staleTime: 300_000,
  });
}

/** What of a lesson is open though the lesson is not. */
export function lessonOutsideQuery(question: LessonQuestion) {
  return queryOptions({
    queryKey: ['lesson-outside', question],
    queryFn: () => call('GET /rest/v1/lessons/{moduleId}/{lessonId}/outside', inputOf(question)),
    staleTime: 300_000,
  });
}
