import { type KillReport, killRounds } from '../../server/src/test/proving/kill-nine.ts';
import { median } from '../quantile.ts';
import { withDataFolder } from './data-folder.ts';
import { formatNumber, type ProofRow, sized } from './row.ts';

/**
 * Writes acknowledged over the whole proof, and the share of a clean start's time that one after a
 * kill may take.
 */
const fewestWrites = 10_000;
const slowestStart = 1.5;
/**
 * So many servers, each with a database of its own, are killed side by side: one for each
 * processor.
 */
const sideBySide = 2;

/**
 * kill -9 while everybody writes, and how long the start after it takes.
 * @see docs/requirements.md#r-durable-writes
 * @see docs/requirements.md#r-speed-start
 */
export const killNineRow: ProofRow = {
  promise: '1',
  what: 'kill -9 of server, database and both while every kind of write goes on; each read back',
  alone: true,
  run: async (run) => {
    const rounds = sized(200 / sideBySide, run, 3);
    const plan = { rounds, fewest: 45, most: 75, random: Math.random };
    const chains = Array.from({ length: sideBySide }, () =>
      withDataFolder((folder) => killRounds(folder, plan)),
    );
    // Where one breaks off, the other would go on beside the next row.
    await Promise.allSettled(chains);
    const reports = await Promise.all(chains);
    const kills = rounds * sideBySide;
    const acknowledged = sumOf(reports.map((report) => report.acknowledged));
    const counts = Object.entries(acknowledged);
    const all = counts.reduce((sum, [, count]) => sum + count, 0);
    const lost = reports.flatMap((report) => report.lost);
    const starts = median(reports.flatMap((report) => report.starts));
    const ratio = starts / median(reports.flatMap((report) => report.cleanStarts));
    const enough = all >= Math.min(fewestWrites, (fewestWrites / 200) * kills);
    const everyKind = counts.every(([, count]) => count > 0);
    const kinds = counts.map(([kind, count]) => `${formatNumber(count)} ${kind}`).join(', ');
    return {
      count: `${kills} kills, ${formatNumber(all)} acknowledged (${kinds}), ${lost.length} lost; start ${ratio.toFixed(2)}x a clean one (${formatNumber(starts)} ms)`,
      ok: lost.length === 0 && enough && everyKind && ratio <= slowestStart,
      notes: lost.map(({ kind, id }) => `lost: ${kind} ${id}`),
    };
  },
};

function sumOf(counts: readonly KillReport['acknowledged'][]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const [kind, count] of counts.flatMap((each) => Object.entries(each))) {
    sum[kind] = (sum[kind] ?? 0) + count;
  }
  return sum;
}
