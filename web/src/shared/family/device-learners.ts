import { type CallOutput, call } from '../api/call.ts';
import { readStorage, writeStorage } from '../i18n/language.ts';

/** A child under "Who is learning?" of an approved device. */
export type DeviceLearner = CallOutput<'GET /rest/v1/family-devices/here'>['children'][number];

const key = 'family-device';

/** The names this device showed last, so that they stand there at once; null where it was never approved. */
export function keptLearners(text = readStorage(key)): readonly DeviceLearner[] | null {
  if (!text) return null;
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isLearner) : null;
  } catch {
    return null;
  }
}

function isLearner(value: unknown): value is DeviceLearner {
  const { id, name, has_pictures, paused, mark } = (value ?? {}) as Partial<
    Record<keyof DeviceLearner, unknown>
  >;
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    typeof has_pictures === 'boolean' &&
    typeof paused === 'boolean' &&
    typeof mark === 'string'
  );
}

/**
 * Asks who may log in here by name, and keeps the names. Out: null where the device is not approved, or not any more;
 * then no name stays. What the device keeps of its children is tidied by the answer. Throws an `ApiError` where it cannot be asked.
 */
export async function askLearners(): Promise<readonly DeviceLearner[] | null> {
  const { approved, children } = await call('GET /rest/v1/family-devices/here');
  writeStorage(key, approved ? JSON.stringify(children) : '');
  const learners = approved ? children : null;
  // Fetched here: the page to log in, which asks this on few devices, is lighter without.
  await import('./tidy-device.ts')
    .then(({ tidyDevice }) => tidyDevice(learners))
    .catch(() => undefined);
  return learners;
}

/** Forgets what was remembered of a family before its device was approved: the parent's e-mail stood there too. */
export function forgetRemembered(): void {
  writeStorage('remembered-family', '');
}
