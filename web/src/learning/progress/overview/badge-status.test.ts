import type { ChildProgress } from '@pius/contracts/progress.ts';
import { expect, it } from 'vitest';
import { badgeStatuses, nearestBadge } from './badge-status.ts';

const beginner: ChildProgress = {
  child_id: 'c1',
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
};

function lesson(id: string, best_quiz: number) {
  const last_active = '2026-11-04T10:00:00Z';
  return {
    lesson: id,
    percentage: 100,
    completed: true,
    parts: [],
    best_quiz,
    quiz_tries: 1,
    completed_at: null,
    last_active,
  };
}

const pupil: ChildProgress = {
  ...beginner,
  longest_streak: 6,
  badges: [
    { badge: 'firstSteps', earned_at: '2026-11-01T10:00:00Z' },
    { badge: 'moduleNovice', earned_at: '2026-11-03T10:00:00Z' },
    { badge: 'dedicatedLearner', earned_at: '2026-11-04T10:00:00Z' },
  ],
  lessons: [lesson('1-1', 80), lesson('1-2', 60), lesson('1-3', 90)],
};

it('a badge tells what there is and what is needed, and when it was earned', () => {
  const statuses = badgeStatuses(pupil);
  expect(statuses).toHaveLength(8);
  expect(statuses.find(({ name }) => name === 'moduleAdept')).toEqual({
    name: 'moduleAdept',
    measure: 'modulesCompleted',
    earnedAt: null,
    have: 1,
    needed: 3,
  });
  expect(statuses.find(({ name }) => name === 'firstSteps')?.earnedAt).toBe('2026-11-01T10:00:00Z');
});

it('a quiz without a fault is what the scholar needs', () => {
  const scholar = (progress: ChildProgress) =>
    badgeStatuses(progress).find(({ name }) => name === 'scholar')?.have;
  expect(scholar(pupil)).toBe(0);
  expect(scholar({ ...pupil, lessons: [lesson('1-1', 100)] })).toBe(1);
});

it('the nearest badge is the one with the greatest part done', () => {
  expect(nearestBadge(badgeStatuses(pupil))?.name).toBe('faithfulStudent');
  expect(nearestBadge(badgeStatuses(beginner))?.name).toBe('firstSteps');
});

it('no badge is near when all are earned', () => {
  const all = badgeStatuses(pupil).map((each) => ({ ...each, earnedAt: '2026-11-01T10:00:00Z' }));
  expect(nearestBadge(all)).toBeNull();
});
