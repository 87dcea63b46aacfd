import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '@/learning/session/use-session.ts';
import { call } from '@/ui/api/call.ts';

function keyOf(userId: string | undefined) {
  return ['second-factor', userId] as const;
}

/**
 * What is asked of the admin who is signed in. It is asked again when the time of a code is over
 * and whenever a page says so, never by itself: who comes back from the app for codes finds the
 * enrolment, and the codes just told, as they were.
 */
export function useSecondFactor() {
  const { user } = useSession();
  return useQuery({
    queryKey: keyOf(user?.id),
    queryFn: () => call('GET /rest/v1/second-factor'),
    enabled: user?.isAdmin === true,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: ({ state }) => untilOver(state.data?.until ?? null),
  });
}

function untilOver(until: string | null): number | false {
  return until !== null && Math.max(Date.parse(until) - Date.now(), 1000);
}

/** Asks again what is asked for, after a code was given or a device enrolled. */
export function useRefreshSecondFactor(): () => Promise<void> {
  const client = useQueryClient();
  const { user } = useSession();
  return () => client.invalidateQueries({ queryKey: keyOf(user?.id) });
}
