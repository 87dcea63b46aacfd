/** Whether an error is PostgreSQL's refusal of a second row with the same unique value (23505). */
export function uniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const source = error.cause instanceof Error ? error.cause : error;
  return 'code' in source && source.code === '23505';
}
