import { existsSync } from 'node:fs';
import { copyFile, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { freeModule } from '@pius/domain/account/module-access.ts';
import { buildServiceWorker } from './build-service-worker.ts';
import { finishPage } from './finish-page.ts';
import { letBeFound } from './found/let-be-found.ts';
import { scriptAhead } from './page-parts.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const shellFile = '__spa-fallback.html';
/**
 * The last step of the build. In: the folder of the built files, and the addresses of the pages that are not for
 * everybody. Finishes every page, moves those that are not for everybody to `closed` beside that folder, writes the hashes
 * of the inline scripts to `csp-hashes.json` for the server, lets the pages be found, makes the service worker, and packs
 * what can be packed; pages are packed by the server, which puts its own address into them.
 */
export async function finishBuild(folder: string, closed: string[]): Promise<void> {
  await nameShell(folder);
  const hashes = new Set<string>();
  const styles = new Map<string, string>();
  for (const file of await filesOf(folder, '**/*.css')) {
    styles.set(`/${file}`, await readFile(path.join(folder, file), 'utf8'));
  }
  const styleOf = (address: string) => styles.get(address) ?? missing(address);
  await takeAway(folder, closed, styleOf);
  for (const file of await filesOf(folder, '**/*.html')) {
    const html = await readFile(path.join(folder, file), 'utf8');
    const ahead = file === shellFile ? await aheadOf(folder, html) : undefined;
    const page = finishPage(html, styleOf, { ahead });
    for (const hash of page.hashes) hashes.add(hash);
    await writeFile(path.join(folder, file), page.html);
    await writeFile(path.join(folder, page.start.file), page.start.code);
    if (page.given) await writeFile(path.join(folder, page.given.file), page.given.text);
  }
  await letBeFound(folder, path.join(folder, '../cards'));
  for (const file of await filesOf(folder, 'assets/manifest-*.js')) {
    const manifest = await readFile(path.join(folder, file), 'utf8');
    await writeFile(path.join(folder, file), withoutPreloads(manifest));
  }
  await writeFile(path.join(folder, 'csp-hashes.json'), JSON.stringify([...hashes]));
  await buildServiceWorker(folder);
  await Promise.all(
    (await filesOf(folder, '{**/*.{js,css,svg},assets/**/*.json}')).map((file) =>
      pack(path.join(folder, file)),
    ),
  );
}

/**
 * Finishes the pages that are not for everybody, and takes them and their data out of the files that anybody may fetch.
 * In: the folder of the built files; the addresses of those pages; a reader of style sheets. Throws where
 * anything of a lesson that is not open to everybody is left among the files.
 */
async function takeAway(
  folder: string,
  closed: string[],
  styleOf: (address: string) => string,
): Promise<void> {
  const away = path.join(folder, '../closed');
  await rm(away, { recursive: true, force: true });
  for (const address of closed) {
    const file = path.join(address, 'index.html');
    const html = await readFile(path.join(folder, file), 'utf8');
    await rm(path.join(folder, address), { recursive: true });
    await rm(path.join(folder, `${address}.data`), { force: true });
    const page = finishPage(html, styleOf, { inOne: true });
    await mkdir(path.join(away, address), { recursive: true });
    await writeFile(path.join(away, file), page.html);
    await writeFile(path.join(folder, page.start.file), page.start.code);
  }
  const left = await filesOf(folder, `**/lesson/!(${freeModule})/**/*.*`);
  if (left.length > 0) throw new Error(`not for everybody, but left among the files: ${left[0]}`);
}

/** The shell is `index.html` where `/` has no page of its own; the server and the service worker look for one name. */
async function nameShell(folder: string): Promise<void> {
  const shell = path.join(folder, shellFile);
  if (!existsSync(shell)) await copyFile(path.join(folder, 'index.html'), shell);
}

/** The script that fetches what a page of the app is made of, for the shell. In: the folder, and the shell as it was built. */
async function aheadOf(folder: string, shell: string): Promise<string> {
  const [table = ''] = await filesOf(folder, 'assets/manifest-*.js');
  const [words = ''] = await filesOf(folder, 'assets/words-*');
  const manifest = await readFile(path.join(folder, table), 'utf8');
  return scriptAhead(folder, manifest, shell, path.basename(words));
}

/**
 * The table of routes without the files that each imports. React Router asks for them ahead only in links that
 * `finishPage` takes out and for links with `prefetch`, of which there are none; every page has the table.
 */
function withoutPreloads(manifest: string): string {
  return manifest.replaceAll(/"imports":\[[^\]]*\]/g, '"imports":[]');
}

async function filesOf(folder: string, pattern: string): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob(pattern, { cwd: folder })) files.push(file);
  return files;
}

async function pack(file: string): Promise<void> {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
  };
  await writeFile(`${file}.br`, await toBrotli(content, { params }));
  await writeFile(`${file}.gz`, await toGzip(content, { level: 9 }));
}

function missing(address: string): never {
  throw new Error(`A page asks for the style sheet ${address}, which was not built.`);
}
