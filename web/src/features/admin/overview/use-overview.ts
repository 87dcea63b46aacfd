import { useQuery } from '@tanstack/react-query';
import { type CallOutput, call } from '@/ui/api/call.ts';

/** The figures of eight weeks and what waits. */
export type Overview = CallOutput<'GET /rest/v1/admin/overview'>;
/** One week of them. */
export type OverviewWeek = Overview['weeks'][number];

/** The overview of the desk, fetched again whenever somebody comes back to it. */
export function useOverview() {
  return useQuery({
    queryKey: ['desk-overview'],
    queryFn: () => call('GET /rest/v1/admin/overview'),
    staleTime: 0,
  });
}
