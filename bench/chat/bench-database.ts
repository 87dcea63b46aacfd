import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../../server/src/db/connection.ts';
import { migrate } from '../../server/src/db/migrate.ts';
import { loadCatechism } from '../../server/src/features/course/load-catechism.ts';
import { loadContent } from '../../server/src/platform/content/content.ts';
import { silentLog } from '../../server/src/test/silent-log.ts';

export const contentDir = fileURLToPath(new URL('../../content', import.meta.url));

/** A database of its own with the catechism in it, and the content it was made of. `end` leaves nothing behind. */
export async function startBenchDatabase() {
  const dataDir = await mkdtemp(join(tmpdir(), 'saint-pius-x-quest-bench-'));
  const database = await openDatabase({ dataDir, log: silentLog });
  await migrate(database.connectionString);
  const content = loadContent(contentDir);
  await loadCatechism(database.db, content);
  return {
    db: database.db,
    connectionString: database.connectionString,
    content,
    async end() {
      await database.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
