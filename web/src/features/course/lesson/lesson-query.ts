import type { Language } from '@pius/domain/language.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/shared/api/call.ts';

/** Who asks for what: the answer differs from one account to another. */
interface LessonQuestion {
  module: number;
  lesson: number;
  language: Language;
  /** The account that asks; null for a visitor. */
  asker: string | null;
}

function inputOf({ module, lesson, language }: LessonQuestion) {
  const params = { moduleId: String(module), lessonId: String(lesson) };
  return { params, query: { lang: language } };
}

/** A whole lesson. Fails with `lesson_locked_…` where it is not open to the one who asks. */
export function lessonQuery(question: LessonQuestion) {
  return queryOptions({
    queryKey: ['lesson', question],
    queryFn: () => call('GET /rest/v1/lessons/{moduleId}/{lessonId}', inputOf(question)),
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
