/** What a child has reached, as far as badges ask. */
export interface BadgeFacts {
  lessonsCompleted: number;
  modulesCompleted: number;
  hasPerfectQuiz: boolean;
  /** In days. */
  longestStreak: number;
}

/** The badge thresholds. Once earned, a badge is kept. @see docs/requirements.md#r-badges */
export const badgeThresholds = {
  firstSteps: { measure: 'lessonsCompleted', threshold: 1 },
  scholar: { measure: 'hasPerfectQuiz', threshold: 1 },
  moduleNovice: { measure: 'modulesCompleted', threshold: 1 },
  moduleAdept: { measure: 'modulesCompleted', threshold: 3 },
  moduleMaster: { measure: 'modulesCompleted', threshold: 5 },
  dedicatedLearner: { measure: 'longestStreak', threshold: 3 },
  faithfulStudent: { measure: 'longestStreak', threshold: 7 },
  saintInTraining: { measure: 'longestStreak', threshold: 30 },
} as const satisfies Record<string, { measure: keyof BadgeFacts; threshold: number }>;

export type BadgeName = keyof typeof badgeThresholds;

/** The names, in the order in which they are shown. @see docs/requirements.md#r-badges */
export const badgeNames = Object.keys(badgeThresholds) as BadgeName[];

export interface BadgeDistance {
  /** How much there is, at most `needed`. */
  have: number;
  needed: number;
  /** How much is missing; 0 when the badge is earned. */
  missing: number;
}

/** How far a child is from a badge, in lessons, modules, perfect quizzes or days. */
export function badgeDistance(badge: BadgeName, facts: BadgeFacts): BadgeDistance {
  const { measure, threshold } = badgeThresholds[badge];
  const have = Math.min(Number(facts[measure]), threshold);
  return { have, needed: threshold, missing: threshold - have };
}

/** The badges that these facts earn, in the order of the table. */
export function earnedBadges(facts: BadgeFacts): BadgeName[] {
  return badgeNames.filter((badge) => badgeDistance(badge, facts).missing === 0);
}
