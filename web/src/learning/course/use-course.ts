import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { call } from '@/ui/api/call.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import type { Act } from '../progress/acts.ts';
import { deviceActs, watchDeviceActs } from '../progress/device-acts.ts';
import { keepKnownCourse } from '../progress/device-child.ts';
import { learnerName, useLearner } from '../progress/use-learner.ts';
import { useSession } from '../session/use-session.ts';
import { courseKey } from './course-key.ts';
import { withDeviceActs } from './device-course.ts';
import { knownCourse } from './known-course.ts';

const none: readonly Act[] = [];

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
  const childId = learner?.kind === 'child' ? learner.id : null;
  const { data, ...query } = useQuery({
    queryKey: courseKey(language, viewer, learner && learnerName(learner)),
    queryFn: async () => {
      const query = { lang: language };
      const told = await call('GET /rest/v1/course', { query, as: childId });
      if (childId !== null) keepKnownCourse(childId, told);
      return told;
    },
    enabled: learner !== null,
    initialData: () => (childId === null ? undefined : knownCourse(childId, language)),
    // However lately it was kept, it is asked for anew.
    initialDataUpdatedAt: 0,
  });
  const course = useMemo(() => data && withDeviceActs(data, acts), [data, acts]);
  return { course, viewer, error: query.error, refetch: query.refetch };
}
