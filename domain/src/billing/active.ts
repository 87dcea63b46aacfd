/**
 * The subscription that counts: of the rows that are active and expire later than `now`, the one
 * that lasts longest; null for none.
 * @see docs/requirements.md#r-subscription
 */
export function activeSubscription<Row extends { isActive: boolean; expiresAt: Date }>(
  rows: readonly Row[],
  now: Date,
): Row | null {
  let longest: Row | null = null;
  for (const row of rows) {
    if (!row.isActive || row.expiresAt.getTime() <= now.getTime()) continue;
    if (longest === null || row.expiresAt.getTime() > longest.expiresAt.getTime()) longest = row;
  }
  return longest;
}
