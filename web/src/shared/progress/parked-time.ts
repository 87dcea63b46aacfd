import type { TimeAct } from './acts.ts';
import { readText, writeText } from './device-text.ts';

const nameOf = (childId: string) => `time-left:${childId}`;

/** Keeps a stretch of time at once, while the page is being left and nothing slower would come to its end. */
export function parkTime(childId: string, act: TimeAct): void {
  writeText(nameOf(childId), JSON.stringify([...parked(childId), act]));
}

/** Gives the stretches that were parked, once. */
export function takeParkedTime(childId: string): TimeAct[] {
  const acts = parked(childId);
  if (acts.length > 0) writeText(nameOf(childId), null);
  return acts;
}

function parked(childId: string): TimeAct[] {
  try {
    const acts: unknown = JSON.parse(readText(nameOf(childId)) ?? '[]');
    return Array.isArray(acts) ? acts : [];
  } catch {
    return [];
  }
}
