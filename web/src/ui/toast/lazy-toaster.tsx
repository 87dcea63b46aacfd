import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstNotice } from './notify.ts';

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));

/** The place of the messages; what shows them is fetched with the first one. */
export function LazyToaster() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => onFirstNotice(() => setNeeded(true)), []);
  if (!needed) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
