import { type CallOutput, call } from '@/ui/api/call.ts';
import { deviceText, deviceValue } from '@/ui/device/device-value.ts';

/** A child under "Who is learning?" of an approved device. */
export type DeviceLearner = CallOutput<'GET /rest/v1/family-devices/here'>['children'][number];

const cached = deviceValue('family-device', (value) =>
  Array.isArray(value) ? value.filter(isLearner) : null,
);

/**
 * The names this device showed last, so that they stand there at once; null where it was never
 * approved.
 */
export function cachedLearners(): readonly DeviceLearner[] | null {
  return cached.get();
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
 * Asks who may log in here by name, and keeps the names.
 * @returns Null where the device is not approved, or not any more; then no name stays. What the
 *   device keeps of its children is tidied by the answer.
 * @throws An `ApiError` where it cannot be asked.
 */
export async function askLearners(): Promise<readonly DeviceLearner[] | null> {
  const { approved, children } = await call('GET /rest/v1/family-devices/here');
  const learners = approved ? children : null;
  cached.set(learners);
  // Fetched here: the page to log in, which asks this on few devices, is lighter without.
  await import('./tidy-device.ts')
    .then(({ tidyDevice }) => tidyDevice(learners))
    .catch(() => undefined);
  return learners;
}

/**
 * Forgets what was remembered of a family before its device was approved: the parent's e-mail stood
 * there too.
 */
export function clearCachedLearners(): void {
  deviceText('remembered-family').set(null);
}
