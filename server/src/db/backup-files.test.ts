import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFiles, type Files } from '../platform/files/files.ts';
import { nameOf } from '../platform/files/names.ts';
import { query, temporaryFolder } from '../test/database-folder.ts';
import { writeBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let source: TestDatabase;
let target: TestDatabase;
let files: Files;
let elsewhere: Files;
let backup: string;

beforeEach(async () => {
  source = await createTestDatabase();
  target = await createTestDatabase({ empty: true });
  files = createFiles({ s3: undefined, dataDir: temporaryFolder() });
  elsewhere = createFiles({ s3: undefined, dataDir: temporaryFolder() });
  backup = join(temporaryFolder(), 'family.backup.gz');
});
afterEach(async () => {
  await source.drop();
  await target.drop();
});

const picture = Buffer.from([0, 255, 10, 92, 46, 10, 92, 46, 10]);
const sound = Buffer.alloc(3_000_000, 'la la la ');

async function copyBackup(bytes: Buffer): Promise<string> {
  const name = await files.put(bytes);
  await note(name, bytes.length);
  return name;
}

const note = (name: string, bytes: number) =>
  query(
    source.connectionString,
    `INSERT INTO stored_files (name, bytes, stored_at) VALUES ('${name}', ${bytes}, now())`,
  );
const write = () => writeBackup(source.connectionString, backup, new Date(), files);
const restore = () => restoreBackup(target.connectionString, backup, undefined, elsewhere);

test('uploaded files go along and come back as they were, wherever they lie then', async () => {
  const names = [await copyBackup(picture), await copyBackup(sound)];
  const stray = await files.put(Buffer.from('of nobody'));
  expect(await write()).toMatchObject({ files: 2, missing: [] });
  expect(await restore()).toMatchObject({ files: 2 });
  expect(Buffer.from((await elsewhere.read(names[0] ?? '')) ?? [])).toEqual(picture);
  expect(Buffer.from((await elsewhere.read(names[1] ?? '')) ?? [])).toEqual(sound);
  expect(await elsewhere.read(stray)).toBeNull();
});

test('a file that is not where it should be is named, and all else is backed up', async () => {
  await copyBackup(picture);
  const lost = nameOf(Buffer.from('lost'));
  await note(lost, 4);
  expect(await write()).toMatchObject({ files: 1, missing: [lost] });
  expect(await restore()).toMatchObject({ files: 1 });
});

test('a backup of before there were files is restored', async () => {
  await writeBackup(source.connectionString, backup, new Date());
  const lines = gunzipSync(readFileSync(backup)).toString('utf8').split('\n');
  const header = JSON.parse(lines[0] ?? '{}');
  const text = [JSON.stringify({ ...header, version: 1 }), ...lines.slice(1, -3), ''].join('\n');
  const sha256 = createHash('sha256').update(text).digest('hex');
  writeFileSync(backup, gzipSync(`${text}${JSON.stringify({ sha256 })}\n`));
  expect(await restore()).toMatchObject({ version: 1, files: 0 });
});

test('a backup whose files were changed is refused before anything is touched', async () => {
  const name = await copyBackup(picture);
  await write();
  const text = gunzipSync(readFileSync(backup)).toString('utf8');
  const line = `${name} ${picture.toString('base64')}`;
  const other = `${name} ${Buffer.from('something else').toString('base64')}`;
  writeFileSync(backup, gzipSync(text.replace(line, other)));
  await expect(restore()).rejects.toMatchObject({ code: 'damaged-file' });
  expect(await elsewhere.read(name)).toBeNull();
});
