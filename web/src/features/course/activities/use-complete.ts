import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onComplete` when a game has come to its end, also where that was before the page was
 * reloaded.
 */
export function useComplete(complete: boolean, onComplete: () => void): void {
  const completed = useEffectEvent(onComplete);
  useEffect(() => {
    if (complete) completed();
  }, [complete]);
}
