import type { ChildProgress } from '@pius/contracts/progress.ts';
import {
  type BadgeFacts,
  type BadgeName,
  badgeDistance,
  badgeNames,
  badgeThresholds,
} from '@pius/domain/progress/badges.ts';
import { overallProgress } from '@pius/domain/progress/overall.ts';

/** How one badge stands for a child. */
export interface BadgeStatus {
  name: BadgeName;
  /** What it counts: lessons, modules, perfect quizzes or days. */
  measure: keyof BadgeFacts;
  /** The instant it was earned; null while it is not. */
  earnedAt: string | null;
  have: number;
  needed: number;
}

/**
 * The eight badges of a child in the order of the product, with how far each is.
 * @see docs/requirements.md#r-badges
 */
export function badgeStatuses(progress: ChildProgress): BadgeStatus[] {
  const done = progress.lessons.filter(({ completed }) => completed).map(({ lesson }) => lesson);
  const { lessonsCompleted, modulesCompleted } = overallProgress(new Set(done));
  const facts: BadgeFacts = {
    lessonsCompleted,
    modulesCompleted,
    hasPerfectQuiz: progress.lessons.some(({ best_quiz }) => best_quiz === 100),
    longestStreak: progress.longest_streak,
  };
  return badgeNames.map((name) => {
    const { have, needed } = badgeDistance(name, facts);
    const earnedAt = progress.badges.find(({ badge }) => badge === name)?.earned_at ?? null;
    return { name, measure: badgeThresholds[name].measure, earnedAt, have, needed };
  });
}

/**
 * The badge that is nearest: of those not earned, the one with the greatest part already done; null
 * when all are.
 */
export function nearestBadge(statuses: readonly BadgeStatus[]): BadgeStatus | null {
  const ahead = statuses.filter(({ earnedAt }) => earnedAt === null);
  const share = ({ have, needed }: BadgeStatus) => have / needed;
  return ahead.reduce<BadgeStatus | null>(
    (best, each) => (best === null || share(each) > share(best) ? each : best),
    null,
  );
}
