import { killRounds } from '../../server/src/test/proving/kill-nine.ts';
import { median } from '../quantile.ts';
import { withDataFolder } from './data-folder.ts';
import { figure, type ProofRow, sized } from './row.ts';

/** Writes acknowledged over the whole proof, and the share of a clean start's time that one after a kill may take. */
const fewestWrites = 10_000;
const slowestStart = 1.5;

/** Promise 1, and the start after a kill of the Speed table. */
export const killNineRow: ProofRow = {
  promise: '1',
  what: 'kill -9 of server, database and both while every kind of write goes on; each read back',
  run: (run) =>
    withDataFolder(async (folder) => {
      const rounds = sized(200, run, 3);
      const plan = { rounds, fewest: 45, most: 75, random: Math.random };
      const report = await killRounds(folder, plan);
      const counts = Object.entries(report.acknowledged);
      const all = counts.reduce((sum, [, count]) => sum + count, 0);
      const ratio = median(report.starts) / median(report.cleanStarts);
      const enough = all >= Math.min(fewestWrites, (fewestWrites / 200) * rounds);
      const everyKind = counts.every(([, count]) => count > 0);
      const kinds = counts.map(([kind, count]) => `${figure(count)} ${kind}`).join(', ');
      return {
        count: `${rounds} kills, ${figure(all)} acknowledged (${kinds}), ${report.lost.length} lost; start ${ratio.toFixed(2)}x a clean one (${figure(median(report.starts))} ms)`,
        ok: report.lost.length === 0 && enough && everyKind && ratio <= slowestStart,
        notes: report.lost.map(({ kind, id }) => `lost: ${kind} ${id}`),
      };
    }),
};
