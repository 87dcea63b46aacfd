import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../database-folder.ts';
import { makeSound, startDamaged } from './damaged-folder.ts';
import { diskFaults, failDiskRounds } from './failing-disk.ts';
import { fillDiskRounds, mountSmallDisk } from './full-disk.ts';

vi.setConfig({ testTimeout: 600_000 });

/** Whether a command is there and may do what it is for: not everybody may mount, or hold another process. */
function may(program: string, args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A folder that the database's user can reach. */
function openFolder(): string {
  const folder = temporaryFolder();
  chmodSync(folder, 0o755);
  return folder;
}

test.runIf(may('unshare', ['--mount', 'true']))(
  'on a full disk nothing is said to be saved that is not',
  async () => {
    const disk = join(openFolder(), 'disk');
    onTestFinished(mountSmallDisk(disk));
    const report = await fillDiskRounds(disk, 2);
    expect(report.lost).toEqual([]);
    expect(report.refused).toBeGreaterThan(0);
    for (const said of report.refusals) expect(said).toContain('is full');
  },
);

test.runIf(may('strace', ['-f', 'true']))(
  'on a disk that fails nothing is said to be saved that is not',
  async () => {
    const report = await failDiskRounds(temporaryFolder(), diskFaults.slice(0, 1));
    expect(report).toMatchObject({ lost: [], falselySaved: 0 });
    expect(report.refused).toBeGreaterThan(0);
    expect(report.acknowledged).toBeGreaterThan(0);
  },
);

test('a damaged data folder is not started on, and the way back is named', async () => {
  const folder = openFolder();
  const [sound, copies] = [join(folder, 'sound'), join(folder, 'copies')];
  mkdirSync(copies);
  await makeSound(sound);
  const reports = await startDamaged(sound, copies, ['control file blank', 'own database gone']);
  expect(reports.filter(({ refused }) => !refused)).toEqual([]);
  expect(reports).toHaveLength(2);
});
