import type { Load } from './carry.ts';

/**
 * Begins a drag where one is wanted. What carries is fetched at the first press, so that nobody waits for it who
 * never drags; should it not come, touching does the same. A press that has ended by the time it comes was no drag.
 */
export function takeUp(pressed: PointerEvent, load: Load): void {
  if (pressed.button !== 0 || !pressed.isPrimary) return;
  const heard = new AbortController();
  const end = ({ pointerId }: PointerEvent) => {
    if (pointerId === pressed.pointerId) heard.abort();
  };
  addEventListener('pointerup', end, { signal: heard.signal });
  addEventListener('pointercancel', end, { signal: heard.signal });
  import('./carry.ts')
    .then(({ carry }) => {
      if (heard.signal.aborted) return;
      heard.abort();
      carry(pressed, load);
    })
    .catch(reportError);
}
