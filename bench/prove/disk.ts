import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  damageNames,
  makeSound,
  startDamaged,
} from '../../server/src/test/proving/damaged-folder.ts';
import { diskFaults, failDiskRounds } from '../../server/src/test/proving/failing-disk.ts';
import { fillDiskRounds, mountSmallDisk } from '../../server/src/test/proving/full-disk.ts';
import { withDataFolder } from './data-folder.ts';
import { formatNumber, type ProofRow, sized } from './row.ts';

/** A disk without room. @see docs/requirements.md#r-no-false-saved */
export const fullDiskRow: ProofRow = {
  promise: '2a',
  what: 'every kind of write on a small file system that fills up; the server started on the full disk; read back',
  run: (run) =>
    withDataFolder(async (folder) => {
      const disk = join(folder, 'disk');
      const unmount = mountSmallDisk(disk);
      try {
        const report = await fillDiskRounds(disk, sized(12, run, 2));
        // Where it refuses to start on a full disk, it has to say why.
        const unclear = report.refusals.filter((said) => !/is full/.test(said));
        return {
          count: `${report.rounds} times full, ${formatNumber(report.acknowledged)} acknowledged, ${report.refused} refused, ${report.refusals.length} starts refused as the disk was full, ${report.lost.length} lost`,
          ok: report.lost.length === 0 && report.refused >= report.rounds && unclear.length === 0,
          notes: [...report.lost.map(({ kind, id }) => `lost: ${kind} ${id}`), ...unclear],
        };
      } finally {
        unmount();
      }
    }),
};

/** A disk that answers with errors. @see docs/requirements.md#r-no-false-saved */
export const failingDiskRow: ProofRow = {
  promise: '2b',
  what: 'I/O errors by strace in every flush and write of the database, always or now and then; read back',
  run: (run) =>
    withDataFolder(async (folder) => {
      const count = sized(15, run, 2);
      const faults = Array.from({ length: count }, (_, nth) => diskFaults[nth % diskFaults.length]);
      const report = await failDiskRounds(
        folder,
        faults.flatMap((fault) => fault ?? []),
      );
      return {
        count: `${report.rounds} rounds, ${formatNumber(report.acknowledged)} acknowledged, ${report.refused} refused, ${report.falselySaved} falsely saved, ${report.lost.length} lost`,
        ok: report.lost.length === 0 && report.falselySaved === 0 && report.refused > 0,
        notes: report.lost.map(({ kind, id }) => `lost: ${kind} ${id}`),
      };
    }),
};

/** A damaged data folder. @see docs/requirements.md#r-no-false-saved */
export const damagedFolderRow: ProofRow = {
  promise: '2c',
  what: 'a data folder damaged in many ways: the server refuses to start and names the restore command',
  run: ({ scale }) =>
    withDataFolder(async (folder) => {
      const [sound, copies] = [join(folder, 'sound'), join(folder, 'copies')];
      mkdirSync(copies);
      await makeSound(sound);
      const names = scale < 0.5 ? damageNames.slice(0, 4) : damageNames;
      const reports = await startDamaged(sound, copies, names);
      const wrong = reports.filter(({ refused }) => !refused);
      return {
        count: `${reports.length} kinds of damage, ${reports.length - wrong.length} refused with the way back`,
        ok: wrong.length === 0,
        notes: wrong.map(({ damage, said }) => `${damage}: ${said}`),
      };
    }),
};
