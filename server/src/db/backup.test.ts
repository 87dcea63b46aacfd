import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { query, startDatabase, temporaryFolder } from '../test/database-folder.ts';
import { writeMigrations } from '../test/migrations-folder.ts';
import { writeBackup } from './backup.ts';
import { checkBackup } from './backup-format.ts';
import { migrate } from './migrate.ts';
import { restoreBackup } from './restore.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

vi.setConfig({ testTimeout: 60_000 });

const soon = { timeout: 30_000 };

/** Tables that point at each other, at themselves, and hold every kind of awkward value. */
const TABLES = [
  `CREATE TABLE families (id int PRIMARY KEY GENERATED ALWAYS AS IDENTITY, name text, favourite int,
    stars int NOT NULL DEFAULT 0)`,
  `CREATE TABLE children (id serial PRIMARY KEY, family int NOT NULL REFERENCES families,
    older_sibling int REFERENCES children, stars int NOT NULL DEFAULT 0)`,
  'ALTER TABLE families ADD CONSTRAINT favourite_child FOREIGN KEY (favourite) REFERENCES children',
  `CREATE TABLE "odd ""values""" (id int PRIMARY KEY, words text, "when" timestamptz, number double precision,
    amount numeric, bytes bytea, data jsonb, list text[], span interval, day date, yes boolean,
    doubled int GENERATED ALWAYS AS (id * 2) STORED)`,
  'CREATE TABLE nothing_in_it (id int)',
  'CREATE TABLE letters (id int, body text)',
  `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no more letters'; END $$`,
  'CREATE TRIGGER no_letters BEFORE INSERT ON letters FOR EACH ROW EXECUTE FUNCTION refuse()',
  "INSERT INTO families (name) VALUES ('made by a migration')",
];
const LATER = ["ALTER TABLE families ADD COLUMN language text NOT NULL DEFAULT 'en'"];

const ROWS = [
  "INSERT INTO families (name) SELECT 'Family ' || n FROM generate_series(1, 99) n",
  'INSERT INTO children (family, older_sibling) SELECT n, nullif(n - 1, 0) FROM generate_series(1, 100) n',
  'UPDATE families SET favourite = id',
  `INSERT INTO "odd ""values""" VALUES
    (1, E'tab\\t line\\n return\\r back\\\\slash \\\\. \\\\N é ç ã 🕊', '2026-11-20 19:30:00.123456+02', 0.1::float8 + 0.2,
     123456789012345678901234567890.000100, '\\x00ff0a5c2e', '{"a": [1, null, "\\n\\\\."]}', '{"a,b",NULL,"\\\\."}',
     '1 year 2 days 03:04:05.000006', '0044-03-15 BC', true),
    (2, E'\\\\.', 'infinity', 'NaN', 'NaN', '', '{}', '{}', '-1 day', 'infinity', false),
    (3, '', '-infinity', '-Infinity', '-0.000', NULL, 'null', NULL, NULL, NULL, NULL),
    (4, repeat('long ', 100000), NULL, 5e-324, NULL, NULL, NULL, NULL, NULL, NULL, NULL)`,
  'ALTER TABLE letters DISABLE TRIGGER ALL',
  `INSERT INTO letters VALUES (1, '\\.'), (2, E'\\\\.\\n\\\\.\\n')`,
  'ALTER TABLE letters ENABLE TRIGGER ALL',
];

let source: TestDatabase;
let folder: string;
let file: string;
let migrationsFolder: string;

beforeEach(async () => {
  source = await createTestDatabase({ empty: true });
  folder = temporaryFolder();
  file = join(folder, 'family.backup.gz');
  migrationsFolder = writeMigrations([TABLES]);
  await migrate(source.connectionString, { migrationsFolder });
});
afterEach(() => source.drop());

async function backupWithRows(): Promise<void> {
  await query(source.connectionString, ...ROWS);
  await writeBackup(source.connectionString, file, new Date());
}

/** What a backup holds, without its header's instant and checksum. */
function tablesIn(backup: string): string {
  const lines = gunzipSync(readFileSync(backup)).toString('utf8').split('\n');
  return lines.slice(1, -2).join('\n');
}

const POSTGRESQL_15 = '/usr/lib/postgresql/15/bin';
const servers: [string, string | undefined][] = [['the embedded PostgreSQL', undefined]];
if (existsSync(POSTGRESQL_15)) servers.push(['PostgreSQL 15', POSTGRESQL_15]);

test.each(servers)(
  'a backup restored into %s and backed up there is the same to the byte',
  async (_name, binDir) => {
    await backupWithRows();
    const target = await startDatabase(temporaryFolder(), { binDir });
    await restoreBackup(target.connectionString, file, migrationsFolder);
    const again = join(folder, 'again.backup.gz');
    await writeBackup(target.connectionString, again, new Date());
    expect(tablesIn(again)).toBe(tablesIn(file));

    // And the way back, from there into the server of this run.
    const home = await createTestDatabase({ empty: true });
    await restoreBackup(home.connectionString, again, migrationsFolder);
    const whole = 'SELECT t::text FROM "odd ""values""" t ORDER BY id';
    expect(await query(home.connectionString, whole)).toEqual(
      await query(source.connectionString, whole),
    );
    await home.drop();
  },
);

test('a restored database goes on where the old one stood, with its rules in force', async () => {
  await backupWithRows();
  const target = await createTestDatabase({ empty: true });
  await restoreBackup(target.connectionString, file, migrationsFolder);
  const next = await query(
    target.connectionString,
    "INSERT INTO families (name) VALUES ('new') RETURNING id",
    'INSERT INTO children (family) VALUES (1) RETURNING id',
  );
  expect(next).toEqual([{ id: 101 }]);
  const run = (statement: string) => query(target.connectionString, statement);
  await expect(run('INSERT INTO children (family) VALUES (999)')).rejects.toThrow('foreign key');
  await expect(run('UPDATE families SET favourite = 999')).rejects.toThrow('favourite_child');
  await expect(run('INSERT INTO letters VALUES (3)')).rejects.toThrow('no more letters');
  await target.drop();
});

test('a backup made while others write holds one instant of every table', async () => {
  await query(source.connectionString, ...ROWS.slice(0, 3));
  let running = true;
  let moves = 0;
  const writers = Array.from({ length: 4 }, async (_, writer) => {
    const client = await source.pool.connect();
    for (let n = writer; running; n = (n + 4) % 100) {
      // A star goes to the family and to its child, or to neither.
      await client.query('BEGIN');
      await client.query('UPDATE families SET stars = stars + 1 WHERE id = $1', [n + 1]);
      await client.query('UPDATE children SET stars = stars + 1 WHERE id = $1', [n + 1]);
      await client.query('INSERT INTO nothing_in_it VALUES ($1)', [n]);
      await client.query('COMMIT');
      moves += 1;
    }
    client.release();
  });
  await vi.waitFor(() => expect(moves).toBeGreaterThan(20), soon);
  await writeBackup(source.connectionString, file, new Date());
  const before = moves;
  await vi.waitFor(() => expect(moves).toBeGreaterThan(before), soon);
  running = false;
  await Promise.all(writers);

  const target = await createTestDatabase({ empty: true });
  await restoreBackup(target.connectionString, file, migrationsFolder);
  const [sums] = await query(
    target.connectionString,
    `SELECT (SELECT sum(stars)::int FROM families) AS families, (SELECT sum(stars)::int FROM children) AS children,
            (SELECT count(*)::int FROM nothing_in_it) AS rows`,
  );
  expect(sums?.families).toBeGreaterThan(20);
  expect(sums).toEqual({
    families: sums?.families,
    children: sums?.families,
    rows: sums?.families,
  });
  await target.drop();
});

test('a backup cut off anywhere, or changed anywhere, is refused and leaves the target untouched', async () => {
  await backupWithRows();
  const whole = readFileSync(file);
  const target = await createTestDatabase({ empty: true });
  const broken: Buffer[] = [];
  for (let part = 0; part < 10; part += 1)
    broken.push(whole.subarray(0, Math.floor((whole.length * part) / 10)));
  broken.push(whole.subarray(0, -1), whole.subarray(0, -9));
  for (const part of [0.1, 0.5, 0.9]) {
    const changed = Buffer.from(whole);
    const at = Math.floor(changed.length * part);
    changed[at] = (changed[at] ?? 0) ^ 0x20;
    broken.push(changed);
  }
  // Whole gzip files around changed contents: a row less, a letter changed, an end missing, one more line.
  const text = gunzipSync(whole).toString('utf8');
  for (const altered of [
    text.replace(/\t?Family 50\b/, ''),
    text.replace('Family 50', 'Family 51'),
    text.replace(/\{"sha256.*\n$/, ''),
    text.slice(0, -2),
    `${text}more\n`,
    '',
  ]) {
    expect(altered).not.toBe(text);
    broken.push(gzipSync(altered));
  }
  for (const [n, content] of broken.entries()) {
    const bad = join(folder, `bad-${n}.gz`);
    writeFileSync(bad, content);
    await expect(
      restoreBackup(target.connectionString, bad, migrationsFolder),
      `file ${n}`,
    ).rejects.toMatchObject({
      name: 'BackupError',
    });
  }
  const [left] = await query(target.connectionString, "SELECT to_regclass('families') AS families");
  expect(left).toEqual({ families: null });
  await checkBackup(file);
  await target.drop();
});

test('a file that is no backup is called so', async () => {
  writeFileSync(file, 'a letter to grandmother');
  await expect(checkBackup(file)).rejects.toMatchObject({ code: 'not-a-backup' });
  writeFileSync(file, gzipSync('{"format":"something else"}\n'));
  await expect(checkBackup(file)).rejects.toMatchObject({ code: 'not-a-backup' });
  writeFileSync(file, gzipSync('{"format":"saint-pius-x-quest backup","version":3}\n'));
  await expect(checkBackup(file)).rejects.toMatchObject({ code: 'too-new' });
});

test('a database with rows is not overwritten', async () => {
  await backupWithRows();
  const restore = restoreBackup(source.connectionString, file, migrationsFolder);
  await expect(restore).rejects.toMatchObject({ code: 'not-empty' });
});

test('an older backup is brought up to date, and a newer one is refused', async () => {
  await backupWithRows();
  const newer = writeMigrations([TABLES, LATER]);
  const target = await createTestDatabase({ empty: true });
  await restoreBackup(target.connectionString, file, newer);
  const rows = await query(target.connectionString, 'SELECT DISTINCT language FROM families');
  expect(rows).toEqual([{ language: 'en' }]);
  await writeBackup(target.connectionString, file, new Date());
  const old = await createTestDatabase({ empty: true });
  await expect(restoreBackup(old.connectionString, file, migrationsFolder)).rejects.toMatchObject({
    code: 'too-new',
  });
  await target.drop();
  await old.drop();
});

test('a restore that fails in the middle leaves no row and can be done again', async () => {
  await backupWithRows();
  const target = await createTestDatabase({ empty: true });
  const broken = writeMigrations([
    [...TABLES, 'ALTER TABLE children ADD CHECK (id < 50)', 'TRUNCATE families CASCADE'],
  ]);
  await expect(restoreBackup(target.connectionString, file, broken)).rejects.toThrow(
    'check constraint',
  );
  const [left] = await query(target.connectionString, 'SELECT count(*)::int AS rows FROM families');
  expect(left).toEqual({ rows: 0 });
  await query(target.connectionString, 'ALTER TABLE children DROP CONSTRAINT children_id_check');
  await restoreBackup(target.connectionString, file, migrationsFolder);
  await target.drop();
});

test('a backup that fails leaves no file, and a made one is for its owner alone', async () => {
  const gone = new URL(source.connectionString);
  gone.pathname = '/no_such_database';
  await expect(writeBackup(gone.href, file, new Date())).rejects.toThrow('does not exist');
  expect(readdirSync(folder)).toEqual([]);
  await backupWithRows();
  expect(readdirSync(folder)).toEqual(['family.backup.gz']);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
