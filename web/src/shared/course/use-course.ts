import type { Language } from '@pius/domain/language.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { call } from '../api/call.ts';
import { useLanguage } from '../i18n/use-language.ts';
import type { Act } from '../progress/acts.ts';
import { deviceActs, watchDeviceActs } from '../progress/device-acts.ts';
import { type Learner, learnerName, useLearner } from '../progress/use-learner.ts';
import { useSession } from '../session/use-session.ts';
import { withDeviceActs } from './device-course.ts';
import { keepKnownCourse, knownCourse } from './known-course.ts';

const none: readonly Act[] = [];

/**
 * The course as one viewer sees it in one language: how it is asked for. Of a child it begins with what the server told
 * last. Every key begins with `course`.
 */
export function courseQuery(language: Language, viewer: string, learner: Learner | null) {
  const childId = learner?.kind === 'child' ? learner.id : null;
  return queryOptions({
    queryKey: ['course', language, viewer, learner && learnerName(learner)],
    queryFn: async () => {
      const told = await call('GET /rest/v1/course', { query: { lang: language } });
      if (childId !== null) keepKnownCourse(childId, told);
      return told;
    },
    enabled: learner !== null,
    initialData: () => (childId === null ? undefined : knownCourse(childId, language)),
    // However lately it was kept, it is asked for anew.
    initialDataUpdatedAt: 0,
  });
}

/**
 * The quest map of whoever is here: modules, lessons, their states and locks. Of a visitor or a grown-up it holds
 * what was done on this device; of a child it begins with what the server told last. There is no data until it is
 * known who is here.
 */
export function useCourse() {
  const language = useLanguage();
  const { viewer } = useSession();
  const learner = useLearner();
  const onDevice = useSyncExternalStore(watchDeviceActs, deviceActs, () => none);
  const acts = learner?.kind === 'device' ? onDevice : none;
  const { data, ...query } = useQuery(courseQuery(language, viewer, learner));
  const course = useMemo(() => data && withDeviceActs(data, acts), [data, acts]);
  return { course, viewer, error: query.error, refetch: query.refetch };
}
