/**
 * Whether every text in a value that came in can be kept by the database: no NUL character and no
 * half of a surrogate pair, which PostgreSQL refuses.
 * @param value - Parsed JSON, however deep, or the texts of an address.
 */
export function canBeStored(value: unknown): boolean {
  const open: unknown[] = [value];
  while (open.length > 0) {
    const inner = open.pop();
    if (typeof inner === 'string' && (!inner.isWellFormed() || inner.includes('\0'))) return false;
    if (typeof inner !== 'object' || inner === null) continue;
    for (const [name, held] of Object.entries(inner)) open.push(name, held);
  }
  return true;
}
