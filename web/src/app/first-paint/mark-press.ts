/**
 * Sets the mark `data-pressed` on `<html>` while a finger or a mouse button is down, until its click is over.
 * Whatever comes up by itself waits for it to go (`shell/hands-off.ts`).
 */
export function markPress(root: HTMLElement): void {
  addEventListener('pointerdown', () => root.toggleAttribute('data-pressed', true), true);
  const release = () => setTimeout(() => root.toggleAttribute('data-pressed', false));
  addEventListener('pointerup', release, true);
  addEventListener('pointercancel', release, true);
}
