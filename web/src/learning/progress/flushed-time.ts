import { asList, deviceValue } from '@/ui/device/device-value.ts';
import type { TimeMutation } from './mutations.ts';

const flushedTimeOf = (childId: string) =>
  deviceValue(`time-left:${childId}`, asList<TimeMutation>);

/**
 * Keeps a stretch of time at once, while the page is being left and nothing slower would come to
 * its end.
 */
export function flushTime(childId: string, mutation: TimeMutation): void {
  const flushed = flushedTimeOf(childId);
  flushed.set([...(flushed.get() ?? []), mutation]);
}

/** Gives the stretches that were parked, once. */
export function takeFlushedTime(childId: string): readonly TimeMutation[] {
  const flushed = flushedTimeOf(childId);
  const mutations = flushed.get() ?? [];
  if (mutations.length > 0) flushed.set(null);
  return mutations;
}
