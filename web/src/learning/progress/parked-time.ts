import { asList, deviceValue } from '@/ui/device/device-value.ts';
import type { TimeAct } from './acts.ts';

const parkedOf = (childId: string) => deviceValue(`time-left:${childId}`, asList<TimeAct>);

/** Keeps a stretch of time at once, while the page is being left and nothing slower would come to its end. */
export function parkTime(childId: string, act: TimeAct): void {
  const parked = parkedOf(childId);
  parked.set([...(parked.get() ?? []), act]);
}

/** Gives the stretches that were parked, once. */
export function takeParkedTime(childId: string): readonly TimeAct[] {
  const parked = parkedOf(childId);
  const acts = parked.get() ?? [];
  if (acts.length > 0) parked.set(null);
  return acts;
}
