import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { askLearners, clearCachedLearners } from '@/learning/family/device-learners.ts';
import { useSession } from '@/learning/session/use-session.ts';
import { type CallOutput, call } from '@/ui/api/call.ts';

/** A device on which the children log in by their names. */
export type FamilyDevice = CallOutput<'GET /rest/v1/family-devices'>['items'][number];

const devicesKey = (parentId: string | undefined) => ['family-devices', parentId] as const;

/** The devices a parent has approved, the last used first. */
export function useFamilyDevices() {
  const { user } = useSession();
  return useQuery({
    queryKey: devicesKey(user?.id),
    queryFn: async () => (await call('GET /rest/v1/family-devices')).items,
    enabled: user?.role === 'parent',
  });
}

/** Approves this device; its login page knows the names from then on. */
export function useApproveDevice() {
  const refetch = useRefetchDevices();
  return useMutation({
    mutationFn: async () => {
      await call('POST /rest/v1/family-devices');
      clearCachedLearners();
      await askLearners();
    },
    onSettled: refetch,
  });
}

/** Takes the approval of a device back; where it is this one, its names are forgotten here too. */
export function useRemoveDevice() {
  const refetch = useRefetchDevices();
  return useMutation({
    mutationFn: async ({ id, here }: FamilyDevice) => {
      await call('DELETE /rest/v1/family-devices/{id}', { params: { id } });
      if (here) await askLearners();
    },
    onSettled: refetch,
  });
}

function useRefetchDevices() {
  const client = useQueryClient();
  const queryKey = devicesKey(useSession().user?.id);
  return () => client.invalidateQueries({ queryKey });
}
