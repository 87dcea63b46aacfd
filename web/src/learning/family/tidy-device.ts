import { childHere, clearCached, offlineChildren } from '../progress/device-child.ts';
import type { DeviceLearner } from './device-learners.ts';
import { forgetOfflineKey, isKeyOf } from './offline-keys.ts';

/**
 * Takes from this device what does not hold any more: by what a child is known again without a
 * network, where a secret has changed, and all that is kept of a child that is not among the
 * learners of the device any more. What such a child did and the server does not have stays.
 * @param learners - The learners as the server tells them now; null where the device is not
 *   approved, or not any more.
 */
export async function tidyDevice(learners: readonly DeviceLearner[] | null): Promise<void> {
  const here = childHere();
  const all = new Map((learners ?? []).map((learner) => [learner.id, learner]));
  for (const child of offlineChildren()) {
    const learner = all.get(child);
    if (learner && isKeyOf(child, learner.mark)) continue;
    forgetOfflineKey(child);
    if (child !== here) clearCached(child);
    if (!learner && child !== here) await forgetLessons(child);
  }
  if (learners === null) return;
  const { childrenWithLessons } = await import('../lessons/lesson-database.ts');
  for (const child of await childrenWithLessons()) {
    if (child !== here && !all.has(child)) await forgetLessons(child);
  }
}

/** Takes every lesson of a child from this device. */
export async function forgetLessons(child: string): Promise<void> {
  const [{ removeLessons }, { forgetModules }] = await Promise.all([
    import('../lessons/lesson-database.ts'),
    import('../lessons/saved-modules.ts'),
  ]);
  forgetModules(child, () => false);
  await removeLessons(child, () => true);
}
