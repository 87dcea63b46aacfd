import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { findPrograms } from '../../server/src/db/embedded/binaries.ts';
import { SYSTEM_DIR } from '../../server/src/db/embedded/location.ts';
import { databaseUser } from '../../server/src/db/embedded/run-as.ts';

/** What a proof was run on. */
export interface Machine {
  cores: number;
  processor: string;
  memoryGb: number;
  node: string;
  postgresql: string;
}

let known: Machine | undefined;

/** The computer that this runs on, with the versions of Node.js and of the database of the data folder. */
export function thisMachine(): Machine {
  known ??= {
    cores: availableParallelism(),
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    memoryGb: Math.round(totalmem() / 1024 ** 3),
    node: process.versions.node,
    postgresql: postgresVersion(),
  };
  return known;
}

function postgresVersion(): string {
  const user = databaseUser(SYSTEM_DIR);
  const { postgres } = findPrograms({ copyDir: SYSTEM_DIR, user });
  const said = execFileSync(postgres, ['--version'], { encoding: 'utf8', cwd: '/' });
  return /PostgreSQL\) ([\d.]+\w*)/.exec(said)?.[1] ?? 'unknown';
}
