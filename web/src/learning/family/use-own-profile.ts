import { useQuery } from '@tanstack/react-query';
import { call } from '@/ui/api/call.ts';
import { useSession } from '../session/use-session.ts';

/** The profile of anyone who is signed in. @see docs/requirements.md#r-profile-call */
export function useOwnProfile() {
  const { user } = useSession();
  const id = user?.id ?? '';
  return useQuery({
    queryKey: ['profile', id],
    queryFn: () => call('GET /rest/v1/profiles/{id}', { params: { id } }),
    enabled: id !== '',
    staleTime: 300_000,
  });
}
