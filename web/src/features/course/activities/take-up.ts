import type { Load } from './carry.ts';

/**
 * Begins a drag where one is wanted. What carries is fetched at the first press, so that nobody
 * waits for it who never drags; should it not come, touching does the same. A press that has ended
 * by the time it comes was no drag.
 */
export function takeUp(pressed: PointerEvent, load: Load): void {
  if (pressed.button !== 0 || !pressed.isPrimary) return;
  const listening = new AbortController();
  const end = ({ pointerId }: PointerEvent) => {
    if (pointerId === pressed.pointerId) listening.abort();
  };
  addEventListener('pointerup', end, { signal: listening.signal });
  addEventListener('pointercancel', end, { signal: listening.signal });
  import('./carry.ts')
    .then(({ carry }) => {
      if (listening.signal.aborted) return;
      listening.abort();
      carry(pressed, load);
    })
    .catch(reportError);
}
