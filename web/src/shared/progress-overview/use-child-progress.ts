import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { progressKey } from '../progress/use-progress-sync.ts';

/** All of one child's progress: of the child that is signed in, or of one of the parent's children. */
export function useChildProgress(childId: string | null) {
  return useQuery({
    queryKey: progressKey(childId),
    queryFn: () =>
      call('GET /rest/v1/progress', { query: childId === null ? {} : { child_id: childId } }),
    enabled: childId !== null,
  });
}
