import { once } from 'node:events';
import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type S3StandIn, startS3 } from '../../test/s3-stand-in.ts';
import { createFiles, type Files } from './files.ts';
import { nameOf } from './names.ts';

const folder = mkdtempSync(join(tmpdir(), 'saint-pius-x-quest-files-'));
const dataDir = join(folder, 'data');
let s3: S3StandIn;
const stores: Partial<Record<string, Files>> = {};

beforeAll(async () => {
  s3 = await startS3(join(folder, 's3'));
  stores['the data folder'] = createFiles({ s3: undefined, dataDir });
  stores['a bucket'] = createFiles({ s3: s3.settings, dataDir });
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

async function namesIn(files: Files): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of files.list()) names.push(name);
  return names.sort();
}

async function textOf(stream: ReadableStream<Uint8Array> | null): Promise<string | null> {
  return stream && new Response(stream).text();
}

describe.each(['the data folder', 'a bucket'])('files in %s', (where) => {
  const files = () => {
    const store = stores[where];
    if (!store) throw new Error(`no store for ${where}`);
    return store;
  };
  const psalm = Buffer.from('Sing to the Lord a new song');
  const missing = nameOf(Buffer.from('never put anywhere'));

  test('come back as they were, under the name of what is in them', async () => {
    const name = await files().put(psalm);
    expect(name).toBe(nameOf(psalm));
    expect(Buffer.from((await files().read(name)) ?? [])).toEqual(psalm);
    expect(await textOf(await files().stream(name))).toBe(psalm.toString());
  });

  test('are one file however often the same bytes are put', async () => {
    await Promise.all([files().put(psalm), files().put(psalm), files().put(psalm)]);
    expect(await namesIn(files())).toEqual([nameOf(psalm)]);
  });

  test('come in parts', async () => {
    const name = await files().put(psalm);
    expect(await textOf(await files().stream(name, { from: 0, to: 3 }))).toBe('Sing');
    expect(await textOf(await files().stream(name, { from: 12, to: 15 }))).toBe('Lord');
  });

  test('that are not there are null, and removing them is no error', async () => {
    expect(await files().read(missing)).toBeNull();
    expect(await files().stream(missing)).toBeNull();
    await files().remove(missing);
  });

  test('are listed with size and time, and gone when removed', async () => {
    const before = Date.now() - 2000;
    const name = await files().put(Buffer.from('to be removed'));
    const listed = [];
    for await (const file of files().list()) listed.push(file);
    const match = listed.find((file) => file.name === name);
    expect(match?.bytes).toBe(13);
    expect(match?.storedAt.getTime()).toBeGreaterThan(before);
    await files().remove(name);
    expect(await files().read(name)).toBeNull();
    expect(await namesIn(files())).not.toContain(name);
  });

  test('hold every byte there is, and also none', async () => {
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256));
    expect(Buffer.from((await files().read(await files().put(bytes))) ?? [])).toEqual(bytes);
    expect(await files().read(await files().put(Buffer.alloc(0)))).toHaveLength(0);
  });

  test.each(['../../etc/passwd', '', 'a'.repeat(63), 'A'.repeat(64), `${'a'.repeat(64)}/x`])(
    'are never asked for by %j, which is no name',
    async (name) => {
      await expect((async () => files().read(name))()).rejects.toThrow('not the name');
      await expect((async () => files().stream(name))()).rejects.toThrow('not the name');
      await expect((async () => files().remove(name))()).rejects.toThrow('not the name');
    },
  );
});

describe('the data folder', () => {
  test('is for the app’s own user only, and half-written files are not listed', async () => {
    const files = createFiles({ s3: undefined, dataDir });
    const name = await files.put(Buffer.from('private'));
    const shelf = join(dataDir, 'files', name.slice(0, 2));
    expect(statSync(join(shelf, name)).mode & 0o077).toBe(0);
    expect(statSync(join(dataDir, 'files')).mode & 0o077).toBe(0);
    const before = await namesIn(files);
    writeFileSync(join(shelf, '.half'), 'cut off');
    writeFileSync(join(dataDir, 'files', 'notes.txt'), 'of somebody');
    expect(await namesIn(files)).toEqual(before);
    expect(readdirSync(shelf)).toContain('.half');
  });
});

describe('a bucket', () => {
  test('that does not answer as it should makes the call fail', async () => {
    const wrong = createFiles({ s3: { ...s3.settings, bucket: 'nothing-here' }, dataDir });
    await expect(wrong.put(Buffer.from('x'))).rejects.toThrow('no bucket nothing-here');
    const keys = { ...s3.settings, accessKeyId: 'SOMEBODY' };
    const stranger = createFiles({ s3: keys, dataDir });
    await expect(stranger.put(Buffer.from('x'))).rejects.toThrow('the bucket answered 403');
  });

  test('that sends us on to another address is not followed', async () => {
    const request: string[] = [];
    const guide = createServer(({ url = '' }, answer) => {
      request.push(url);
      answer.writeHead(302, { location: '/elsewhere' }).end();
    });
    guide.listen(0, '127.0.0.1');
    await once(guide, 'listening');
    const { port } = guide.address() as AddressInfo;
    const endpoint = `http://127.0.0.1:${port}`;
    const files = createFiles({ s3: { ...s3.settings, endpoint }, dataDir });
    await expect(files.read(nameOf(Buffer.from('x')))).rejects.toThrow('fetch failed');
    expect(request.some((path) => path.startsWith('/elsewhere'))).toBe(false);
    expect(request.length).toBeGreaterThan(0);
    guide.close();
  });
});
