import { lazy, Suspense } from 'react';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { retryImport } from '@/ui/retry-import.ts';

export const handle: RouteHandle = { page: 'payment-success', namespaces: ['payment', 'errors'] };

const PaymentOutcome = lazy(() =>
  retryImport(() => import('./payment/payment-outcome.tsx')).then((part) => ({
    default: part.PaymentOutcome,
  })),
);

/** `/payment-success?session_id=`: where a payment comes back to; it may be opened again at any time. */
export default function PaymentSuccessPage() {
  return (
    <div className="wrap py-8 md:py-12">
      <Suspense>
        <PaymentOutcome />
      </Suspense>
    </div>
  );
}
