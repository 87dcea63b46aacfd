import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type CallInput, type CallOutput, call } from '@/ui/api/call.ts';
import { adminListKey, type FetchPart } from '../list/use-admin-list.ts';

/** An order as an admin sees it. */
export type AdminOrder = CallOutput<'GET /rest/v1/admin/orders'>['items'][number];

type Query = NonNullable<CallInput<'GET /rest/v1/admin/orders'>['query']>;

/** Fetches orders, narrowed by how they stand or by how the asking for their money back does. */
export function orderParts(by: 'state' | 'refund'): FetchPart<AdminOrder> {
  return ({ email, state }, after) =>
    call('GET /rest/v1/admin/orders', {
      query: {
        email: email || undefined,
        ...({ [by]: state || undefined } as Pick<Query, 'state' | 'refund'>),
        after,
      },
    });
}

type Answer = CallInput<'POST /rest/v1/admin/orders/{id}/refund'>['body'];

/** Gives the money of an order back, or declines to with a reason. The lists show it at once. */
export function useAnswerRefund(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Answer) =>
      call('POST /rest/v1/admin/orders/{id}/refund', { params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: [adminListKey] }),
  });
}
