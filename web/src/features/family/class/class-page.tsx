import { lazy, Suspense } from 'react';
import { useSession } from '@/learning/session/use-session.ts';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';

export const handle: RouteHandle = { page: 'class', namespaces: ['class', 'errors'] };

/** Fetched by itself, so that the list of what each page needs, which every page brings, does not grow by its parts. */
const ClassView = lazy(() =>
  import('./class-view.tsx').then((module) => ({ default: module.ClassView })),
);

/** `/class`: a catechist adds many children at once and sees who has done what. */
export default function ClassPage() {
  const { user } = useSession();
  return <Suspense>{user ? <ClassView key={user.id} userId={user.id} /> : null}</Suspense>;
}
