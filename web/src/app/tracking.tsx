import { lazy, Suspense } from 'react';
import { useSession } from '@/learning/session/use-session.ts';
import { useCookieChoice } from '@/learning/tracking/cookie-choice.ts';
import { retryImport } from '@/ui/retry-import.ts';
import { useClientValue } from '@/ui/use-client-value.ts';

const TrackingGate = lazy(() =>
  retryImport(() => import('@/learning/tracking/tracking-gate.tsx')).then((part) => ({
    default: part.TrackingGate,
  })),
);

/**
 * Counts visits on adult pages. Not even what decides about it is fetched before "accept", nor for a child; where Meta's
 * script is in the page already, it stays to see it out.
 */
export function Tracking() {
  const accepted = useCookieChoice() === 'accepted';
  const { viewer } = useSession();
  const hasScript = useClientValue(() => 'fbq' in window);
  return (
    <Suspense>
      {((accepted && viewer !== 'child') || hasScript) && <TrackingGate accepted={accepted} />}
    </Suspense>
  );
}
