import { lazy, Suspense } from 'react';
import type { RouteHandle } from '@/shared/i18n/route-handle.ts';

export const handle: RouteHandle = { page: 'admin' };

const AdminDesk = lazy(() =>
  import('./admin-desk.tsx').then((module) => ({ default: module.AdminDesk })),
);

/** `/admin`: the desk of those who run the site. */
export default function AdminPage() {
  return (
    <Suspense>
      <AdminDesk />
    </Suspense>
  );
}
