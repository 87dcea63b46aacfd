/**
 * Calls `act` while nothing is being pressed: at once, or when what is pressed has been let go and has had its
 * click. What comes up under a finger would take the click away from what was pressed. Out: the way to stop it.
 */
export function whenHandsOff(act: () => void): () => void {
  if (!('pressed' in document.documentElement.dataset)) {
    act();
    return () => undefined;
  }
  const over = new AbortController();
  const later = () => setTimeout(() => over.signal.aborted || act());
  for (const end of ['pointerup', 'pointercancel']) {
    addEventListener(end, later, { capture: true, once: true, signal: over.signal });
  }
  return () => over.abort();
}
