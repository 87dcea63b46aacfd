import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { query, temporaryFolder } from '../test/database-folder.ts';
import { writeMigrations } from '../test/migrations-folder.ts';
import { printProof, proofSize } from '../test/proof-size.ts';
import { MIGRATIONS_FOLDER, migrate, newestSchemaVersion } from './migrate.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase({ empty: true });
});
afterEach(() => database.drop());

const FIRST = [
  'CREATE TABLE families (id int PRIMARY KEY)',
  'INSERT INTO families VALUES (1)',
  'ALTER TABLE families ADD COLUMN name text',
];
const DEATH = 'SELECT pg_terminate_backend(pg_backend_pid())';
const BREAK = '--> statement-breakpoint';
const SECOND = [
  'CREATE TABLE children (id int PRIMARY KEY, family int REFERENCES families)',
  'INSERT INTO children VALUES (7, 1)',
];

async function expectBoth(): Promise<void> {
  const rows = await query(
    database.connectionString,
    `SELECT (SELECT array_agg(id) FROM families) AS families, (SELECT array_agg(id) FROM children) AS children,
            (SELECT array_agg(created_at::int ORDER BY id) FROM drizzle.__drizzle_migrations) AS notes`,
  );
  expect(rows).toEqual([{ families: [1], children: [7], notes: [1000, 1001] }]);
}

test('fifteen processes that migrate at once do it once', async () => {
  const folder = writeMigrations([FIRST, SECOND]);
  const clients = Array.from({ length: 15 }, () =>
    migrate(database.connectionString, { migrationsFolder: folder }),
  );
  expect(new Set(await Promise.all(clients))).toEqual(new Set([1001]));
  await expectBoth();
});

test('a migration killed at any statement is done by the next start', async () => {
  const places = [...FIRST.keys(), FIRST.length].map((at) => [
    FIRST.toSpliced(at, 0, DEATH),
    SECOND,
  ]);
  places.push(
    ...[...SECOND.keys(), SECOND.length].map((at) => [FIRST, SECOND.toSpliced(at, 0, DEATH)]),
  );
  const folder = writeMigrations([FIRST, SECOND]);
  for (const killed of places) {
    const migrationsFolderKilled = writeMigrations(killed);
    await expect(
      migrate(database.connectionString, { migrationsFolder: migrationsFolderKilled }),
    ).rejects.toThrow();
    await migrate(database.connectionString, { migrationsFolder: folder });
    await expectBoth();
    printProof(1, 'kills of a migration');
    await query(
      database.connectionString,
      'DROP TABLE children, families; DROP SCHEMA drizzle CASCADE',
    );
  }
});

test('a migration that fails leaves nothing of itself, and earlier ones stand', async () => {
  const folder = writeMigrations([FIRST, [...SECOND, 'SELECT 1 / 0']]);
  await expect(migrate(database.connectionString, { migrationsFolder: folder })).rejects.toThrow(
    'division by zero',
  );
  const rows = await query(
    database.connectionString,
    "SELECT to_regclass('children') AS children, to_regclass('families')::text AS families",
  );
  expect(rows).toEqual([{ children: null, families: 'families' }]);
});

test('a migration can stop at an older version and go on later', async () => {
  const folder = writeMigrations([FIRST, SECOND]);
  expect(await migrate(database.connectionString, { migrationsFolder: folder, upTo: 1000 })).toBe(
    1000,
  );
  expect(await migrate(database.connectionString, { migrationsFolder: folder })).toBe(1001);
  await expectBoth();
});

test('the migrations of the product lead to their newest version, and a second run changes nothing', async () => {
  const first = await migrate(database.connectionString);
  expect(first).toBe(newestSchemaVersion());
  expect(await migrate(database.connectionString)).toBe(first);
});

/** The places between the statements of the product's migrations, by file. */
function placesOfProduct(): { file: string; at: number }[] {
  const files = readdirSync(MIGRATIONS_FOLDER).filter((name) => name.endsWith('.sql'));
  return files.sort().flatMap((file) => {
    const { length } = readFileSync(join(MIGRATIONS_FOLDER, file), 'utf8').split(BREAK);
    return Array.from({ length: length + 1 }, (_, at) => ({ file, at }));
  });
}

/** The product's migrations, one of which is killed at a place between its statements. */
function killedAt({ file, at }: { file: string; at: number }): string {
  const folder = temporaryFolder();
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true });
  const statements = readFileSync(join(folder, file), 'utf8').split(BREAK);
  writeFileSync(join(folder, file), statements.toSpliced(at, 0, `\n${DEATH};\n`).join(BREAK));
  return folder;
}

/** Every column and index there is. */
const tablesOf = (connectionString: string) =>
  query(
    connectionString,
    `SELECT md5(string_agg(line, ',' ORDER BY line)) AS tables FROM (
       SELECT table_name || column_name || data_type || coalesce(column_default, '') || is_nullable AS line
         FROM information_schema.columns WHERE table_schema = 'public'
       UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public') AS lines`,
  );

test('the migrations of the product, killed between statements, lead to the same tables at the next start', {
  timeout: 1_800_000,
}, async () => {
  await migrate(database.connectionString);
  const whole = await tablesOf(database.connectionString);
  const places = placesOfProduct();
  const count = Math.min(places.length, proofSize(3, 60));
  for (let nth = 0; nth < count; nth += 1) {
    const place = places[Math.floor(((nth + 0.5) * places.length) / count)];
    if (!place) throw new Error('there is no such place');
    const other = await createTestDatabase({ empty: true });
    const { connectionString } = other;
    await expect(
      migrate(connectionString, { migrationsFolder: killedAt(place) }),
    ).rejects.toThrow();
    await migrate(connectionString);
    expect(await tablesOf(connectionString)).toEqual(whole);
    await other.drop();
    printProof(1, 'statements of the product killed at');
  }
});
