import { sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/database.ts';
import { storedFiles } from '../../db/tables/media.ts';
import type { Files } from '../../platform/files/files.ts';

/** One number of PostgreSQL's advisory locks for all that puts files and all that tidies them. */
const lock = 7_305_828;

/** A transaction in which files are put: meanwhile none is taken for left over. */
export function whileNothingIsTidied<Result>(
  db: Database,
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock_shared(${lock})`);
    return work(tx);
  });
}

/** A transaction in which files are tidied: no other puts or tidies any. */
export function whileNothingIsPut<Result>(
  db: Database,
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lock})`);
    return work(tx);
  });
}

/**
 * Keeps bytes and notes them.
 * @returns Their name.
 */
export async function storeFile(
  { tx, files }: { tx: Queryable; files: Files },
  bytes: Uint8Array,
  now: Date,
): Promise<string> {
  const name = await files.put(bytes);
  await tx
    .insert(storedFiles)
    .values({ name, bytes: bytes.byteLength, storedAt: now })
    .onConflictDoUpdate({ target: storedFiles.name, set: { storedAt: now } });
  return name;
}
