import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useChildren } from '@/learning/family/use-children.ts';
import { useSession } from '@/learning/session/use-session.ts';
import { call } from '@/ui/api/call.ts';

/** All progress of one of the parent's children, out of one call for the whole family. */
export function useFamilyProgress(childId: string) {
  const { user } = useSession();
  const { data: children } = useChildren();
  return useQuery({
    // A child that is new, in whatever window it was added, is asked about at once.
    queryKey: ['progress', 'family', user?.id, children?.map(({ id }) => id)],
    queryFn: async () => (await call('GET /rest/v1/children/progress')).items,
    select: (items) => items.find(({ child_id }) => child_id === childId),
    placeholderData: keepPreviousData,
    enabled: user?.role === 'parent' && children !== undefined,
  });
}
