import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locateDatabase } from '../../db/embedded/location.ts';
import { databaseUser } from '../../db/embedded/run-as.ts';
import { freePort, startApp } from '../running-app.ts';

/** What a server said to a damaged data folder. */
export interface DamageReport {
  damage: string;
  /** It did not start, and named the command that restores a backup. */
  refused: boolean;
  said: string;
}

interface Place {
  folder: string;
  cluster: string;
}

const gone = (path: string) => rmSync(path, { recursive: true });
/** Overwrites a file with nothing, in its length. */
const blank = (path: string) => writeFileSync(path, Buffer.alloc(statSync(path).size));

/** The folder of the app's own database: the newest of those in `base`. */
function ownBase(cluster: string): string {
  const numbers = readdirSync(join(cluster, 'base')).map(Number).filter(Number.isFinite);
  return join(cluster, 'base', String(Math.max(...numbers)));
}

/**
 * Ways in which disks and people damage a data folder, each done to a database that was stopped.
 */
const damages: Record<string, (place: Place) => void> = {
  'own database gone': ({ cluster }) => gone(ownBase(cluster)),
  'catalogue blank': ({ cluster }) => blank(join(ownBase(cluster), '1259')),
  'log blank': ({ cluster }) => {
    for (const name of readdirSync(join(cluster, 'pg_wal'))) {
      if (/^[0-9A-F]{24}$/.test(name)) blank(join(cluster, 'pg_wal', name));
    }
  },
  'map of files blank': ({ cluster }) => blank(join(ownBase(cluster), 'pg_filenode.map')),
  'control file gone': ({ cluster }) => gone(join(cluster, 'global', 'pg_control')),
  'control file blank': ({ cluster }) => blank(join(cluster, 'global', 'pg_control')),
  'control file cut': ({ cluster }) => truncateSync(join(cluster, 'global', 'pg_control'), 100),
  'version file gone': ({ cluster }) => gone(join(cluster, 'PG_VERSION')),
  'global folder gone': ({ cluster }) => gone(join(cluster, 'global')),
  'base folder gone': ({ cluster }) => gone(join(cluster, 'base')),
  'log folder gone': ({ cluster }) => gone(join(cluster, 'pg_wal')),
  'transactions gone': ({ cluster }) => gone(join(cluster, 'pg_xact')),
  'cluster gone': ({ cluster }) => gone(cluster),
  'password gone': ({ folder }) => gone(join(folder, 'password')),
  'password another': ({ folder }) => writeFileSync(join(folder, 'password'), 'another-password'),
};

/** The names of all damages there are. */
export const damageNames = Object.keys(damages);

/** Makes a data folder with a database that was stopped in good order. Throws where it was not. */
export async function makeSound(folder: string): Promise<void> {
  const app = await startApp(folder, await freePort());
  const code = await app.stop();
  if (code !== 0) throw new Error(`the server ended with ${code}`);
}

/**
 * Copies of a sound, stopped data folder are damaged, each in another way, and the server is
 * started on each. It takes the sound folder, and an empty one for the copies.
 * @see docs/requirements.md#r-no-false-saved
 */
export async function startDamaged(
  sound: string,
  copies: string,
  names: readonly string[] = damageNames,
): Promise<DamageReport[]> {
  const reports: DamageReport[] = [];
  for (const [index, name] of names.entries()) {
    const copy = join(copies, String(index));
    execFileSync('cp', ['-a', sound, copy]);
    const { folder, cluster } = locateDatabase(copy, databaseUser(copy));
    damages[name]?.({ folder, cluster });
    reports.push({ damage: name, ...(await tryToStart(copy)) });
    rmSync(copy, { recursive: true, force: true });
  }
  return reports;
}

async function tryToStart(dataDir: string): Promise<Omit<DamageReport, 'damage'>> {
  try {
    const app = await startApp(dataDir, await freePort());
    await app.kill('app');
    return { refused: false, said: 'started' };
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    return { refused: said.includes('npm run restore -- <backup file>'), said };
  }
}
