import type { Load } from './carry.ts';

/**
 * Begins a drag where one is wanted. What carries is fetched at the first press, so that nobody waits for it who
 * never drags; should it not come, touching does the same.
 */
export function takeUp(pressed: PointerEvent, load: Load): void {
  if (pressed.button !== 0 || !pressed.isPrimary) return;
  import('./carry.ts').then(({ carry }) => carry(pressed, load)).catch(reportError);
}
