const day = 24 * 60 * 60 * 1000;
/** Two days short of the 30 that are promised (spec 9), so that a server that stood still has time to catch up. */
const graceDays = 28;

/** When a family is deleted whose parent asks for it now; until then it can be cancelled. */
export function deletionDueAt(now: Date): Date {
  return new Date(now.getTime() + graceDays * day);
}
