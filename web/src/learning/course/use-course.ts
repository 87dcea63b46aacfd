import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { call } from '@/ui/api/call.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { cacheCourse } from '../progress/device-child.ts';
import { deviceMutations, watchDeviceMutations } from '../progress/device-mutations.ts';
import type { PendingMutation } from '../progress/mutations.ts';
import { learnerName, useLearner } from '../progress/use-learner.ts';
import { useSession } from '../session/use-session.ts';
import { readCachedCourse } from './cached-course.ts';
import { courseKey } from './course-key.ts';
import { withDeviceMutations } from './device-course.ts';

const none: readonly PendingMutation[] = [];

/**
 * The quest map of anyone who is here: modules, lessons, their states and locks. Of a visitor or a
 * grown-up it holds what was done on this device; of a child it begins with what the server told
 * last. There is no data until it is known who is here.
 */
export function useCourse() {
  const language = useLanguage();
  const { viewer } = useSession();
  const learner = useLearner();
  const onDevice = useSyncExternalStore(watchDeviceMutations, deviceMutations, () => none);
  const mutations = learner?.kind === 'device' ? onDevice : none;
  const childId = learner?.kind === 'child' ? learner.id : null;
  const { data, ...query } = useQuery({
    queryKey: courseKey(language, viewer, learner && learnerName(learner)),
    queryFn: async () => {
      const query = { lang: language };
      const answer = await call('GET /rest/v1/course', { query, as: childId });
      if (childId !== null) cacheCourse(childId, answer);
      return answer;
    },
    enabled: learner !== null,
    initialData: () => (childId === null ? undefined : readCachedCourse(childId, language)),
    // However lately it was kept, it is asked for again.
    initialDataUpdatedAt: 0,
  });
  const course = useMemo(() => data && withDeviceMutations(data, mutations), [data, mutations]);
  return { course, viewer, error: query.error, refetch: query.refetch };
}
