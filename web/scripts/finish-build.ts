import { existsSync } from 'node:fs';
import { copyFile, glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { freeModule } from '@pius/domain/account/module-access.ts';
import { buildServiceWorker } from './build-service-worker.ts';
import { writeSeoFiles } from './seo/write-seo-files.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const shellFile = '__spa-fallback.html';

/**
 * The last step of the build: moves the pages that are not for everybody to `closed` beside the
 * folder, lets the others be found, makes the service worker, and compresses what can be; pages are
 * compressed by the server, which writes its own address into them.
 *
 * @param folder the built files
 * @param closed the addresses of the pages that are not for everybody
 */
export async function finishBuild(folder: string, closed: string[]): Promise<void> {
  const shell = path.join(folder, shellFile);
  // The shell is `index.html` where `/` has no page of its own; server and service worker look for one name.
  if (!existsSync(shell)) await copyFile(path.join(folder, 'index.html'), shell);
  await moveLockedPages(folder, closed);
  await writeSeoFiles(folder, path.join(folder, '../cards'));
  await buildServiceWorker(folder);
  const files = await filesOf(folder, '{**/*.{js,css,svg},assets/*.json}');
  await Promise.all(files.map((file) => compress(path.join(folder, file))));
}

/** Throws where anything of a lesson that is not open to everybody is left among the files. */
async function moveLockedPages(folder: string, closed: string[]): Promise<void> {
  const away = path.join(folder, '../closed');
  await rm(away, { recursive: true, force: true });
  for (const address of closed) {
    await mkdir(path.join(away, address), { recursive: true });
    const file = path.join(address, 'index.html');
    await rename(path.join(folder, file), path.join(away, file));
    await rm(path.join(folder, address), { recursive: true });
    await rm(path.join(folder, `${address}.data`), { force: true });
  }
  const left = await filesOf(folder, `**/lesson/!(${freeModule})/**/*.*`);
  if (left.length > 0) throw new Error(`not for everybody, but left among the files: ${left[0]}`);
}

async function filesOf(folder: string, pattern: string): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob(pattern, { cwd: folder })) files.push(file);
  return files;
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
  };
  await writeFile(`${file}.br`, await toBrotli(content, { params }));
  await writeFile(`${file}.gz`, await toGzip(content, { level: 9 }));
}
