import { deviceText } from '@/ui/device/device-value.ts';
import { deviceMutations, removeDeviceMutations } from './device-mutations.ts';
import { outboxOf } from './outboxes.ts';

const refusalOf = (childId: string) => deviceText(`import-refused:${childId}`);

/**
 * Makes what was done on this device without an account a child's own: parts and quizzes are sent
 * as that child's, with their own keys and times, and forgotten on the device once they wait in the
 * child's outbox. Interrupted and begun again, each still counts once.
 */
export async function importDeviceProgress(childId: string): Promise<void> {
  const mutations = deviceMutations();
  const outbox = outboxOf(childId);
  await outbox.save(mutations);
  removeDeviceMutations(new Set(mutations.map(({ key }) => key)));
  await outbox.flush();
}

/** Never asks this child again on this device; what was done stays for anyone who it was. */
export function refuseImport(childId: string): void {
  refusalOf(childId).set(new Date().toISOString());
}

/** Calls `changed` when this child says that it was somebody else. Gives the way to stop. */
export function watchRefusal(childId: string, changed: () => void): () => void {
  return refusalOf(childId).subscribe(changed);
}

/** Whether this child has said that it was somebody else. */
export function hasRefusedImport(childId: string): boolean {
  return refusalOf(childId).get() !== null;
}
