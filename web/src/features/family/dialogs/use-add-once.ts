import { useRef } from 'react';
import { type Child, useChildren } from '@/learning/family/use-children.ts';
import { ApiError } from '@/ui/api/api-error.ts';
import { call } from '@/ui/api/call.ts';
import { useAddChild } from '../family-changes.ts';

type Body = Parameters<ReturnType<typeof useAddChild>['mutateAsync']>[0];

/** A child that is there now, and whether by an earlier try: one sent just as now, or with another password. */
export interface Added {
  child: Child;
  earlier: 'same' | 'other-password' | null;
}

/**
 * Adds a child. Where the answer of a try was lost on the way, the child may have been added all the same: then it is not
 * refused as one of a similar name, but found. Throws an `ApiError` where it was not added.
 */
export function useAddOnce(): (body: Body) => Promise<Added> {
  const { mutateAsync } = useAddChild();
  const { data: children } = useChildren();
  const before = useRef<ReadonlySet<string> | null>(null);
  const lost = useRef<Body[]>([]);

  return async (body) => {
    before.current ??= new Set(children?.map(({ id }) => id));
    try {
      return { child: await mutateAsync(body), earlier: null };
    } catch (thrown) {
      const answered = thrown instanceof ApiError && thrown.status >= 400 && thrown.status < 500;
      if (!answered) lost.current.push(body);
      const sent = lost.current.find(({ name }) => name.trim() === body.name.trim());
      const child = sent && (await findNew(sent.name, before.current));
      if (!sent || !child) throw thrown;
      const other = sent.password === body.password ? 'same' : 'other-password';
      return { child, earlier: sent === body ? null : other };
    }
  };
}

/** The child of this name that was not there before; null too where nobody can be asked. */
async function findNew(name: string, before: ReadonlySet<string>): Promise<Child | null> {
  const items = await call('GET /rest/v1/children').then(
    (answer) => answer.items,
    () => [],
  );
  return items.find((child) => child.name === name.trim() && !before.has(child.id)) ?? null;
}
