import type { BegunLesson, ChildProgress } from '@pius/contracts/progress.ts';

/** The progress of the child of `people`, who has not begun. */
export function exampleProgress(difference: Partial<ChildProgress> = {}): ChildProgress {
  return {
    child_id: 'child-1',
    name: 'Lucia',
    overall_percentage: 0,
    lessons_completed: 0,
    lessons_total: 52,
    current_module: 1,
    current_lesson: '1-1',
    time_spent_seconds: 0,
    last_active: null,
    current_streak: 0,
    longest_streak: 0,
    week: [],
    learnt_days: [],
    badges: [],
    lessons: [],
    ...difference,
  };
}

/** A lesson that a child has begun: goals and story are read. */
export function begunLesson(difference: Partial<BegunLesson> = {}): BegunLesson {
  return {
    lesson: '1-1',
    percentage: 25,
    completed: false,
    parts: ['goals', 'story'],
    best_quiz: null,
    quiz_tries: 0,
    completed_at: null,
    last_active: '2026-11-01T09:00:00.000Z',
    ...difference,
  };
}
