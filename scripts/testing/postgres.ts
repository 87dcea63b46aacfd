import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';

/** The oldest PostgreSQL the server runs on. */
const oldestPostgres = 15;

/** A PostgreSQL for the API tests, besides the embedded one. */
export interface TestPostgres {
  /** For the closing table. */
  name: string;
  /** The settings by which the tests find it. */
  env: Record<string, string>;
}

/**
 * The server named by TEST_DATABASE_URL, else the oldest supported PostgreSQL among Debian's
 * programs; undefined when there is neither.
 */
export function findPostgres(): TestPostgres | undefined {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { name: 'TEST_DATABASE_URL', env: { TEST_DATABASE_URL: url } };
  const oldest = globSync('/usr/lib/postgresql/*/bin')
    .filter((bin) => existsSync(join(bin, 'initdb')))
    .map((bin) => ({ bin, version: Number(bin.split('/').at(-2)) }))
    .filter(({ version }) => version >= oldestPostgres)
    .sort((one, other) => one.version - other.version)
    .at(0);
  return oldest && { name: `PostgreSQL ${oldest.version}`, env: { TEST_PG_BIN: oldest.bin } };
}
