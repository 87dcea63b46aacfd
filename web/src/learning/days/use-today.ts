import { localDay } from '@pius/domain/progress/local-day.ts';
import { useEffect, useState } from 'react';
import { useTimeZone } from '../family/use-time-zone.ts';

/** The family's day, `yyyy-mm-dd`; it goes on with midnight, also where the page was put aside overnight. */
export function useToday(): string {
  const zone = useTimeZone();
  const [, look] = useState(0);
  useEffect(() => {
    const again = () => look((count) => count + 1);
    const timer = setInterval(again, 60_000);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, []);
  return localDay(new Date(), zone);
}
