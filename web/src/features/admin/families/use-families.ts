import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallInput, type CallOutput, call } from '@/ui/api/call.ts';
import { adminListKey, type FetchPart } from '../list/use-admin-list.ts';

type Page = CallOutput<'GET /rest/v1/admin/families'>;
/** A line of the list: a family, or a sign-up whose address nobody has proved yet. */
export type FamilyLine =
  | { kind: 'family'; family: Page['items'][number] }
  | { kind: 'waiting'; signUp: Page['waiting'][number] };

/** One family as the desk shows it. */
export type Family = CallOutput<'GET /rest/v1/admin/families/{id}'>;
/** A child of it. */
export type FamilyChild = Family['children'][number];

/** Fetches families, sign-ups that wait before them; `state` is the order they come in. */
export const fetchFamilies: FetchPart<FamilyLine> = async ({ email, state }, after) => {
  const { items, waiting, next } = await call('GET /rest/v1/admin/families', {
    query: {
      find: email || undefined,
      order: state === 'active' ? state : undefined,
      after,
    },
  });
  return {
    items: [
      ...waiting.map((signUp) => ({ kind: 'waiting' as const, signUp })),
      ...items.map((family) => ({ kind: 'family' as const, family })),
    ],
    next,
  };
};

const keyOf = (id: string) => ['desk-family', id] as const;

/** One family by the parent's id. */
export function useFamily(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: () => call('GET /rest/v1/admin/families/{id}', { params: { id } }),
    staleTime: 0,
  });
}

/** An act that answers with the family as it is by then: page and lists show it at once. */
function useFamilyAction<Value>(id: string, action: (input: Value) => Promise<Family>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: action,
    onSuccess: (family) => {
      client.setQueryData(keyOf(id), family);
      void client.invalidateQueries({ queryKey: [adminListKey] });
    },
  });
}

type Gift = CallInput<'POST /rest/v1/admin/families/{id}/access'>['body'];

/** Gives a child access. */
export function useGiveAccess(id: string) {
  return useFamilyAction(id, (body: Gift) =>
    call('POST /rest/v1/admin/families/{id}/access', { params: { id }, body }),
  );
}

/** Takes back what admins gave a child. */
export function useEndAccess(id: string) {
  return useFamilyAction(id, (childId: string) =>
    call('POST /rest/v1/admin/families/{id}/access-end', {
      params: { id },
      body: { child_id: childId },
    }),
  );
}

/** Ends the waits of a family's logins after wrong passwords. */
export function useReleaseSignIn(id: string) {
  return useFamilyAction(id, () =>
    call('POST /rest/v1/admin/families/{id}/sign-in-release', { params: { id } }),
  );
}

/**
 * Gives a parent another address.
 * @param id - It, and the parent's name as it was typed.
 */
export function useChangeFamilyEmail(id: string) {
  return useFamilyAction(id, (body: { email: string; name: string }) =>
    call('PUT /rest/v1/admin/families/{id}/email', { params: { id }, body }),
  );
}

/**
 * Closes a family and promises its deletion.
 * @param id - The parent's name, as it was typed.
 */
export function useCloseFamily(id: string) {
  return useFamilyAction(id, (name: string) =>
    call('POST /rest/v1/admin/families/{id}/deletion', { params: { id }, body: { name } }),
  );
}

/** Keeps a family that was to be deleted. */
export function useCancelDeletion(id: string) {
  return useFamilyAction(id, () =>
    call('DELETE /rest/v1/admin/families/{id}/deletion', { params: { id } }),
  );
}
