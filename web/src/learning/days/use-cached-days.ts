import { useEffect } from 'react';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { cacheDays } from './cache-days.ts';
import { useToday } from './use-today.ts';

/**
 * Keeps on this device what the next days bring, once the page itself has what it shows. It takes
 * the child, null for nobody.
 */
export function useCachedDays(childId: string | null, ready: boolean): void {
  const today = useToday();
  const language = useLanguage();
  useEffect(() => {
    if (childId !== null && ready) void cacheDays(childId, today, language);
  }, [childId, ready, today, language]);
}
