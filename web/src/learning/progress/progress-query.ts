import type { ChildProgress } from '@pius/contracts/progress.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/ui/api/call.ts';
import { cacheProgress, readCachedProgress } from './device-child.ts';
import type { Learner } from './use-learner.ts';

/** The key under which a child's progress is cached; `GET /rest/v1/progress` fills it. */
export function progressKey(childId: string | null) {
  return ['progress', childId] as const;
}

/**
 * How a child's progress is asked for. Of the child who is learning here it begins with what the
 * server said last, and keeps on the device what it says now; of anybody else nothing is kept. It
 * takes the child, or null for nobody, and who is learning here.
 */
export function progressQuery(childId: string | null, learner: Learner | null) {
  const own = learner?.kind === 'child' && learner.id === childId;
  return queryOptions({
    queryKey: progressKey(childId),
    // Naming the child refuses the answer where another one has signed in meanwhile.
    queryFn: async (): Promise<ChildProgress> => {
      const progress = await call('GET /rest/v1/progress', { query: { child_id: childId ?? '' } });
      if (own) cacheProgress(learner.id, progress);
      return progress;
    },
    enabled: childId !== null,
    initialData: () => (own ? readCachedProgress(learner.id) : undefined),
    // However lately it was kept, it is asked for again.
    initialDataUpdatedAt: 0,
  });
}
