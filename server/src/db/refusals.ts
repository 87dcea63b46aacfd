/** PostgreSQL's code of an error (SQLSTATE), also of one that Drizzle wraps; nothing where it is another's. */
function stateOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const source = error.cause instanceof Error ? error.cause : error;
  return 'code' in source && typeof source.code === 'string' ? source.code : undefined;
}

/** Whether an error is PostgreSQL's refusal of a second row with the same unique value (23505). */
export function uniqueViolation(error: unknown): boolean {
  return stateOf(error) === '23505';
}

/** Whether PostgreSQL refused what a statement says of its rows, or what it would have had to wait for: its data (class 22), a constraint (23), another transaction (40, 55). */
export function isRefusalOfRows(error: unknown): boolean {
  return /^(?:22|23|40|55)[0-9A-Z]{3}$/.test(stateOf(error) ?? '');
}
