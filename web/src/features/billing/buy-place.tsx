import { lazy, Suspense, useEffect, useState } from 'react';
import { useSession } from '@/learning/session/use-session.ts';
import { retryImport } from '@/ui/retry-import.ts';
import { useClientValue } from '@/ui/use-client-value.ts';

const BuySection = lazy(() =>
  retryImport(() => import('./buy/buy-section.tsx')).then((part) => ({ default: part.BuySection })),
);
const SignedOut = lazy(() =>
  retryImport(() => import('./buy/signed-out.tsx')).then((part) => ({ default: part.SignedOut })),
);

/**
 * Where a parent buys: its room stands in the HTML, what fills it is fetched for a parent alone.
 * Whose session ends meanwhile is told how to go on.
 */
export function BuyPlace() {
  const { viewer } = useSession();
  const isHydrated = useClientValue(() => true);
  const buys = isHydrated && (viewer === 'parent' || viewer === 'admin');
  const [hasBought, setHasBought] = useState(false);
  useEffect(() => {
    if (buys) setHasBought(true);
  }, [buys]);
  return (
    <>
      <div className="buy" data-for="parent admin" id="buy">
        <Suspense fallback={<Waiting />}>{buys ? <BuySection /> : <Waiting />}</Suspense>
      </div>
      {hasBought && viewer === 'visitor' ? (
        <Suspense>
          <SignedOut />
        </Suspense>
      ) : null}
    </>
  );
}

function Waiting() {
  return <div aria-hidden className="leaf min-h-150" />;
}
