import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Files } from './files.ts';
import { isFileName, nameOf, requireFileName } from './names.ts';

/** Files in the folder `files` of the data folder, readable by the app's own user only. */
export function folderFiles(dataDir: string): Files {
  const root = join(dataDir, 'files');
  const pathOf = (name: string) => {
    requireFileName(name);
    return join(root, name.slice(0, 2), name);
  };
  return {
    standIn: true,
    async put(bytes) {
      const name = nameOf(bytes);
      const folder = join(root, name.slice(0, 2));
      await makeFolder(root, folder);
      const unfinished = join(folder, `.${randomUUID()}`);
      try {
        await writeSafely(unfinished, bytes);
        // Also over one that is there: what was put again counts as new to anyone who tidies up.
        await rename(unfinished, pathOf(name));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      await syncFolder(folder);
      return name;
    },
    read: (name) => readFile(pathOf(name)).catch(nullIfMissing),
    async stream(name, range) {
      const path = pathOf(name);
      const rows = await stat(path).catch(nullIfMissing);
      if (!rows) return null;
      const part = range ? { start: range.from, end: range.to } : {};
      return Readable.toWeb(createReadStream(path, part)) as ReadableStream<Uint8Array>;
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    async *list() {
      for (const folder of (await readdir(root).catch(nullIfMissing)) ?? []) {
        const names = (await readdir(join(root, folder)).catch(nullIfMissing)) ?? [];
        for (const name of names.filter(isFileName)) {
          const rows = await stat(join(root, folder, name)).catch(nullIfMissing);
          if (rows) yield { name, bytes: rows.size, storedAt: rows.mtime };
        }
      }
    },
  };
}

async function writeSafely(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function makeFolder(root: string, folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (made) await syncFolder(root);
}

/** After a loss of power a new name is there only if its folder was written too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
