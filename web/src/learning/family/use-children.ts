import { useQuery } from '@tanstack/react-query';
import { type CallOutput, call } from '@/ui/api/call.ts';
import { useSession } from '../session/use-session.ts';

/** A child as its parent sees it. */
export type Child = CallOutput<'GET /rest/v1/children'>['items'][number];

/** The key under which a parent's children are cached. */
export function childrenKey(parentId: string | undefined) {
  return ['children', parentId] as const;
}

/** The children of the parent who is signed in, in the order they were added; of nobody else. */
export function useChildren() {
  const { user } = useSession();
  return useQuery({
    queryKey: childrenKey(user?.id),
    queryFn: async (): Promise<Child[]> => (await call('GET /rest/v1/children')).items,
    enabled: user?.role === 'parent',
  });
}
