import { lazy, Suspense } from 'react';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';

export const handle: RouteHandle = { page: 'admin', namespaces: ['desk'] };

const Desk = lazy(() => import('./desk/desk.tsx').then((module) => ({ default: module.Desk })));

/** `/admin` and all below: the desk of those who run the site. */
export default function AdminPage() {
  return (
    <Suspense>
      <Desk />
    </Suspense>
  );
}
