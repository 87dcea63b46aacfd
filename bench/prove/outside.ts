import { outsideRounds } from '../../server/src/test/proving/outside-rounds.ts';
import { median } from '../quantile.ts';
import { withDataFolder } from './data-folder.ts';
import { formatNumber, type ProofRow, sized } from './row.ts';

/** How much slower the slowest hundredth may be while the outside is down. */
const slowest = 1.2;

/** All outside services down, in many ways. @see docs/requirements.md#r-outside-down */
export const outsideRow: ProofRow = {
  promise: '7',
  what: 'chat model, Stripe, SMTP and Meta refused, hanging, slow, lying while children learn and log in; then all well',
  alone: true,
  run: (run) =>
    withDataFolder(async (folder) => {
      const plan = { repeats: sized(3, run), milliseconds: sized(12_000, run, 4000) };
      const report = await outsideRounds(folder, plan);
      const [lessons, logins] = [median(report.lessonRatios), median(report.loginRatios)];
      const { emails, events } = report;
      const delivered = [emails, events].every(
        ({ due, arrived, again }) => due > 0 && arrived === due && again === 0,
      );
      const described = (name: string, { due, arrived, again }: typeof emails) =>
        `${arrived} of ${due} ${name} once${again > 0 ? `, ${again} again` : ''}`;
      return {
        count: `${formatNumber(report.lessons)} lessons and quizzes, ${formatNumber(report.logins)} logins, ${report.failed.length} failed; p99 ${lessons.toFixed(2)}x and ${logins.toFixed(2)}x; ${described('letters', emails)}, ${described('events', events)}`,
        ok: report.failed.length === 0 && delivered && lessons <= slowest && logins <= slowest,
        notes: report.failed.slice(0, 10),
      };
    }),
};
