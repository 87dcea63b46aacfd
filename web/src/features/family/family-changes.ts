import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { agreementsKey } from '@/learning/family/use-agreements.ts';
import { type Child, childrenKey } from '@/learning/family/use-children.ts';
import { progressKey } from '@/learning/progress/progress-query.ts';
import { useSession } from '@/learning/session/use-session.ts';
import { type CallInput, call } from '@/ui/api/call.ts';

/** Adds a child. The list shows it at once. */
export function useAddChild() {
  const change = useChangeChildren();
  return useMutation({
    mutationFn: (body: CallInput<'POST /rest/v1/children'>['body']) =>
      call('POST /rest/v1/children', { body }),
    onSuccess: (added) => change((children) => [...children, added]),
    // The answer may have been lost on the way though the child was added.
    onError: () => change((children) => children),
  });
}

/** Changes the name, the age, the passwords or the settings of a child. */
export function useEditChild(id: string) {
  const change = useChangeChildren();
  const client = useQueryClient();
  const { user } = useSession();
  return useMutation({
    mutationFn: (body: CallInput<'PATCH /rest/v1/children/{id}'>['body']) =>
      call('PATCH /rest/v1/children/{id}', { params: { id }, body }),
    onSuccess: (edited, { chat }) => {
      change((children) => children.map((child) => (child.id === id ? edited : child)));
      if (chat !== undefined) {
        void client.invalidateQueries({ queryKey: agreementsKey(user?.id) });
      }
      return client.invalidateQueries({ queryKey: progressKey(id) });
    },
    // What another window has changed meanwhile shows below this one.
    onError: () => change((children) => children),
  });
}

/** Deletes a child with all that is kept of it. */
export function useDeleteChild(id: string) {
  const change = useChangeChildren();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('DELETE /rest/v1/children/{id}', { params: { id } }),
    onSuccess: () => {
      change((children) => children.filter((child) => child.id !== id));
      client.removeQueries({ queryKey: progressKey(id) });
    },
  });
}

function useChangeChildren() {
  const client: QueryClient = useQueryClient();
  const key = childrenKey(useSession().user?.id);
  return (update: (children: Child[]) => Child[]) => {
    client.setQueryData<Child[]>(key, (children) => children && update(children));
    void client.invalidateQueries({ queryKey: key });
  };
}
