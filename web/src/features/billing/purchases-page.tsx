import { lazy, Suspense } from 'react';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { retryImport } from '@/ui/retry-import.ts';

export const handle: RouteHandle = {
  page: 'purchases',
  namespaces: ['purchases', 'buy', 'errors'],
};

const PurchaseList = lazy(() =>
  retryImport(() => import('./purchases/purchase-list.tsx')).then((part) => ({
    default: part.PurchaseList,
  })),
);

/**
 * `/purchases`: what a parent has bought, with its receipt and the way to the money back.
 * @see docs/requirements.md#r-refund
 */
export default function PurchasesPage() {
  return (
    <Suspense>
      <PurchaseList />
    </Suspense>
  );
}
