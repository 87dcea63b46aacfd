import {
  type DeskTask,
  type WeekMetric,
  weekMetrics,
  weeksUntil,
} from '@pius/domain/admin/overview.ts';
import type { AppContext } from '../../app-context.ts';
import { countTasks, listStuckEmails } from './count-tasks.ts';
import { countWeeks } from './count-weeks.ts';

/**
 * The overview of the desk at a moment, for one admin: signs of harm of the own family are not
 * counted.
 */
export async function overview(ctx: AppContext, adminId: string, now: Date) {
  const { db, queue } = ctx;
  const weeks = weeksUntil(now);
  const [counted, tasks, emails, jobs] = await Promise.all([
    countWeeks(db, weeks),
    countTasks(db, adminId),
    listStuckEmails(db),
    queue.failures(db),
  ]);
  const sum = (troubles: { count: number }[]) =>
    troubles.reduce((all, { count }) => all + count, 0);
  const waiting: Record<DeskTask, number> = { ...tasks, letters: sum(emails), jobs: sum(jobs) };
  return {
    weeks: weeks.map(({ from, to }, index) => ({
      from: from.toISOString(),
      to: to.toISOString(),
      figures: Object.fromEntries(
        weekMetrics.map((metric) => [metric, counted[metric].get(index) ?? 0]),
      ) as Record<WeekMetric, number>,
    })),
    waiting,
    letters: emails.map(present),
    jobs: jobs.map(present),
  };
}

/** Some things of one kind that went wrong. */
export interface Trouble {
  kind: string;
  count: number;
  lastAt: Date;
}

const present = ({ kind, count, lastAt }: Trouble) => ({
  kind,
  count,
  last_at: lastAt.toISOString(),
});
