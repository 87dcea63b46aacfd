/** What the desk counts of each week; sums of money in cents. */
export const weekMetrics = [
  'families',
  'children',
  'lessons',
  'quizzes',
  'revenue',
  'refunds',
  'donations',
] as const;

export type WeekMetric = (typeof weekMetrics)[number];

/** What may wait for an admin. */
export const deskTasks = [
  'refunds',
  'comments',
  'reports',
  'disclosures',
  'mistakes',
  'letters',
  'jobs',
] as const;

export type DeskTask = (typeof deskTasks)[number];

/** How many weeks the overview looks back. */
export const overviewWeeks = 8;

/** One span of seven days, from its first moment to the one after its last. */
export interface Week {
  from: Date;
  to: Date;
}

const week = 7 * 24 * 60 * 60 * 1000;

/** The last spans of seven days that end at a moment, the oldest first. */
export function weeksUntil(now: Date): Week[] {
  return Array.from({ length: overviewWeeks }, (_, index) => {
    const to = now.getTime() - (overviewWeeks - 1 - index) * week;
    return { from: new Date(to - week), to: new Date(to) };
  });
}
