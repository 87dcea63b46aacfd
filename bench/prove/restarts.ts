import { restartRounds } from '../../server/src/test/proving/restarts.ts';
import { withDataFolder } from './data-folder.ts';
import { formatNumber, type ProofRow, sized } from './row.ts';

/** Restarts under load. @see docs/requirements.md#r-restart */
export const restartRow: ProofRow = {
  promise: '6a',
  what: 'SIGTERM and a new start on the socket handed over, again and again while children learn',
  alone: true,
  run: (run) =>
    withDataFolder(async (folder) => {
      const report = await restartRounds(folder, sized(40, run, 2));
      const { restarts, calls, failed, again, saved, lost, longest, badEnds } = report;
      return {
        count: `${restarts} restarts, ${formatNumber(calls)} calls, ${failed.length} failed, ${again} sent again on a closed connection, longest ${formatNumber(longest)} ms; ${formatNumber(saved)} quizzes, ${lost} lost`,
        ok: failed.length === 0 && lost === 0 && badEnds === 0 && saved > restarts,
        notes: [...new Set(failed)].slice(0, 10),
      };
    }),
};
