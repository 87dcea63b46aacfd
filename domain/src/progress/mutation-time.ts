export interface MutationTimes {
  /** By the server's clock. */
  received: Date;
  /** By the device's clock, when it sent; an ISO instant or a date. */
  sentAt: Date | string;
  /** By the device's clock, when it was done; an ISO instant or a date. */
  at: Date | string;
  /**
   * When the last act known of this child was done, by the server's clock; the account's beginning
   * before the first.
   */
  lastSync: Date;
}

/**
 * When something was really done, though the device's clock may be wrong:
 * received - (sentAt - at), clamped to [lastSync, received]. A clock that cannot be read counts as
 * "just now".
 * @see docs/requirements.md#r-device-clock
 */
export function mutationTime({ received, sentAt, at, lastSync }: MutationTimes): Date {
  const now = received.getTime();
  const ago = new Date(sentAt).getTime() - new Date(at).getTime();
  const reckoned = Number.isNaN(ago) ? now : now - ago;
  return new Date(Math.min(now, Math.max(lastSync.getTime(), reckoned)));
}
