import type { BegunLesson, LessonProgress } from '@pius/contracts/progress.ts';
import { type BadgeName, badgeNames } from '@pius/domain/progress/badges.ts';
import type { lessonProgress } from '../../db/tables/progress.ts';

/** A lesson's standing as it may leave the server. */
export function presentLessonProgress(
  row: Pick<
    typeof lessonProgress.$inferSelect,
    'lessonId' | 'percentage' | 'completed' | 'parts' | 'bestQuiz'
  >,
): LessonProgress {
  return {
    lesson: row.lessonId,
    percentage: row.percentage,
    completed: row.completed,
    parts: row.parts,
    best_quiz: row.bestQuiz,
  };
}

/** A lesson that was begun, as all of a child's progress tells it. */
export function presentBegunLesson(
  row: typeof lessonProgress.$inferSelect & { quizTries: number; completedAt: Date | null },
): BegunLesson {
  return {
    ...presentLessonProgress(row),
    quiz_tries: row.quizTries,
    completed_at: row.completedAt?.toISOString() ?? null,
    last_active: row.updatedAt.toISOString(),
  };
}

/** Badges as they may leave the server; names that are no badge any more are left out. */
export function presentBadges(rows: { badge: string; earnedAt: Date }[]) {
  return rows.flatMap(({ badge, earnedAt }) =>
    isBadge(badge) ? [{ badge, earned_at: earnedAt.toISOString() }] : [],
  );
}

function isBadge(name: string): name is BadgeName {
  return badgeNames.some((badge) => badge === name);
}
