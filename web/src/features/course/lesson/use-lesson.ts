import type { LessonView } from '@pius/contracts/course.ts';
import { freeModule } from '@pius/domain/account/module-access.ts';
import { type LessonPlace, lessonId } from '@pius/domain/course/ids.ts';
import type { Language } from '@pius/domain/language.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readCachedLesson } from '@/learning/lessons/lesson-database.ts';
import { lessonQuery } from '@/learning/lessons/lesson-query.ts';
import { useLearner } from '@/learning/progress/use-learner.ts';
import { useSession } from '@/learning/session/use-session.ts';
import { ApiError } from '@/ui/api/api-error.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { openLesson } from './load-lesson.ts';

/**
 * A lesson for anyone who is here: at once as the page came with it or as this device keeps it, for
 * the child whose it is, then as the server tells it. A server that refuses it goes before what is
 * there. Input: what the page came with is for who opened it, and nobody who comes after.
 * `question` is how it was asked for; `error` says why there is no lesson to show, and is null
 * while one may still come.
 */
export function useLesson(place: LessonPlace, loaderData: LessonView | null = null) {
  const language = useLanguage();
  const { status, user } = useSession();
  const came = useCameWith(loaderData, language, user?.id);
  const learner = useLearner();
  const question = { ...place, language, asker: user?.id ?? null };
  const args = useQuery({ ...lessonQuery(question), enabled: status === 'ready' });
  const childId = learner?.kind === 'child' ? learner.id : null;
  // What is done is kept under a name: nothing that lies here shows before it is known whose.
  const cached = status === 'ready' && learner !== null && came === null;
  const cachedValues = useQuery({
    ...cachedLessonQuery(place, language, childId),
    enabled: cached,
  });
  const refused = isRefusal(args.error, question.asker);
  const lesson = refused ? null : (args.data ?? came ?? cachedValues.data ?? null);
  const waiting = lesson !== null || (cachedValues.isLoading && !refused);
  return { lesson, error: waiting ? null : args.error, question, refetch: args.refetch };
}

/**
 * What the page came with, for the first who is known to be here, in the language it came in. Asked
 * again, a page comes with nothing.
 */
function useCameWith(loaderData: LessonView | null, language: Language, user: string | undefined) {
  const [came] = useState(loaderData);
  const [opener, setOpener] = useState(user);
  if (user !== undefined && opener === undefined) setOpener(user);
  return came?.language === language && user === opener ? came : null;
}

/**
 * An answer that says no, unlike a network or a server that fails. A child that asks in no session
 * of its own is not told no (401): it is to be recognised first, as after the network was away.
 */
function isRefusal(error: Error | null, asker: string | null): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 403 || error.status === 404 || (error.status === 401 && asker === null);
}

/** What this device has of a lesson without the server: those of module 1 come with the app. */
function cachedLessonQuery(
  { module, lesson }: LessonPlace,
  language: Language,
  childId: string | null,
) {
  return queryOptions({
    queryKey: ['kept-lesson', module, lesson, language, childId],
    queryFn: async (): Promise<LessonView | null> => {
      if (module === freeModule) return (await openLesson(String(lesson), language)?.()) ?? null;
      if (childId === null) return null;
      const cachedValues = await readCachedLesson(childId, language, lessonId(module, lesson));
      return cachedValues?.lesson ?? null;
    },
    networkMode: 'always',
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
