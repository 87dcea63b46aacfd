/** What ends the reading of now: two texts read at once are none. */
let stopReading: (() => void) | null = null;

/**
 * Anyone who begins to read says how to be stopped; who read before is stopped, unless it is the
 * same.
 */
export function takeVoice(stop: () => void): void {
  if (stopReading !== stop) stopReading?.();
  stopReading = stop;
}
