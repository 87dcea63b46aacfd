import { useQuery } from '@tanstack/react-query';
import { call } from '@/ui/api/call.ts';

/** The key under which a class is cached. */
export function classKey(userId: string) {
  return ['class', userId] as const;
}

/** The children of the grown-up who is signed in, with the lessons each has begun. */
export function useClass(userId: string) {
  return useQuery({
    queryKey: classKey(userId),
    queryFn: async () => (await call('GET /rest/v1/class')).items,
    enabled: userId !== '',
  });
}
