import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Lends an empty folder for data, and takes it away again. */
export async function withDataFolder<T>(action: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'quest-prove-'));
  // Open to pass, or root's database would stand elsewhere.
  await chmod(folder, 0o755);
  try {
    return await action(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
