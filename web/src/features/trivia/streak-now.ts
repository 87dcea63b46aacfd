import type { ChildProgress } from '@pius/contracts/progress.ts';

/**
 * The days in a row with today's round in them. What the server told last may be of before the
 * round: where its week has today and nothing was done on it yet, today is one more. It takes the
 * progress as it is known, and the family's day.
 */
export function streakNow(
  { current_streak, week }: Pick<ChildProgress, 'current_streak' | 'week'>,
  today: string,
): number {
  const cached = week.find(({ day }) => day === today);
  // Of an earlier week nobody can say whether the streak still lives.
  if (!cached) return 0;
  return cached.active ? current_streak : current_streak + 1;
}
