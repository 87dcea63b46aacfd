import { storedUntil } from '../retention.ts';

/**
 * So long before the day that is promised a family goes, so that a server that stood still has time
 * to catch up.
 */
const reserve = 2 * 24 * 60 * 60 * 1000;

/** When a family is deleted whose parent asks for it now; until then it can be cancelled. */
export function deletionDueAt(now: Date): Date {
  return new Date(storedUntil('deleted-family', now).getTime() - reserve);
}
