/**
 * The figure that so large a share of all lies at or below; of none not a number, which meets no
 * promise.
 */
export function quantile(metrics: readonly number[], share: number): number {
  const sorted = metrics.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** The one in the middle; of none not a number. */
export function median(metrics: readonly number[]): number {
  return quantile(metrics, 0.5);
}
