const day = 24 * 60 * 60 * 1000;

/** How many days before the end of access a parent is written to. */
export const reminderDays = [14, 3] as const;

/**
 * Which letter about the end of access is due: the one of 14 days before or that of 3, or none yet, or none any more. A
 * letter that could not be sent on its day is due until the next one takes its place.
 */
export function reminderDue(expiresAt: Date, now: Date): (typeof reminderDays)[number] | null {
  const left = expiresAt.getTime() - now.getTime();
  if (left <= 0) return null;
  const due = reminderDays.filter((days) => left <= days * day);
  return due.at(-1) ?? null;
}
