import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';

export const handle: RouteHandle = { namespaces: ['admin', 'errors'] };

const SecondFactorGate = lazy(() =>
  import('./second-factor-gate.tsx').then((module) => ({ default: module.SecondFactorGate })),
);

/** Round every page that the table of access gives an admin `second-factor`: it opens once that is given. */
export default function SecondFactorPage() {
  return (
    <Suspense>
      <SecondFactorGate>
        <Outlet />
      </SecondFactorGate>
    </Suspense>
  );
}
