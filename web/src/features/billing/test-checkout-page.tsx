import { lazy, Suspense } from 'react';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { retryImport } from '@/ui/retry-import.ts';

export const handle: RouteHandle = {
  page: 'test-checkout',
  namespaces: ['test-checkout', 'buy', 'errors'],
  bare: true,
};

const TestCheckout = lazy(() =>
  retryImport(() => import('./test-checkout/test-checkout.tsx')).then((part) => ({
    default: part.TestCheckout,
  })),
);

/**
 * `/test-checkout/:session`: where the payments service is a stand-in, its page to pay on.
 * @see docs/requirements.md#r-stand-ins
 */
export default function TestCheckoutPage() {
  return (
    <div className="wrap py-8 md:py-12">
      <Suspense>
        <TestCheckout />
      </Suspense>
    </div>
  );
}
