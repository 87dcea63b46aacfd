import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type CallInput, type CallOutput, call } from '@/ui/api/call.ts';
import { adminListKey, type FetchPart } from '../list/use-admin-list.ts';

/** A mistake that a reader reported. */
export type Mistake = CallOutput<'GET /rest/v1/admin/mistake-reports'>['items'][number];
type Query = NonNullable<CallInput<'GET /rest/v1/admin/mistake-reports'>['query']>;

/** Fetches reports, the newest first. */
export const fetchMistakes: FetchPart<Mistake> = ({ state }, after) =>
  call('GET /rest/v1/admin/mistake-reports', {
    query: { state: (state || undefined) as Query['state'], after },
  });

/** Says that one has been taken care of, or not yet. */
export function useHandleMistake(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (handled: boolean) =>
      call('PATCH /rest/v1/admin/mistake-reports/{id}', { params: { id }, body: { handled } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [adminListKey, 'mistakes'] }),
  });
}
