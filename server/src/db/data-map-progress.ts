import type { DataMap } from './data-map.ts';

/** What the columns of a child's progress mean to the family (promise 24). */
export const progressRules: Pick<
  DataMap,
  | 'receivedWrites'
  | 'lessonParts'
  | 'quizResults'
  | 'lessonProgress'
  | 'activityDays'
  | 'badges'
  | 'timeSpent'
> = {
  receivedWrites: {
    deletion: 'erase',
    owner: { by: 'member', columns: ['childId'] },
    columns: {
      childId: 'export',
      key: 'export',
      bodyHash: 'withhold',
      answer: 'export',
      receivedAt: 'export',
    },
  },
  lessonParts: {
    deletion: 'erase',
    owner: { by: 'member', columns: ['childId'] },
    columns: { childId: 'export', lessonId: 'export', part: 'export', doneAt: 'export' },
  },
  quizResults: {
    deletion: 'erase',
    owner: { by: 'member', columns: ['childId'] },
    columns: {
      id: 'export',
      childId: 'export',
      lessonId: 'export',
      language: 'export',
      answers: 'export',
      items: 'export',
      score: 'export',
      total: 'export',
      percentage: 'export',
      takenAt: 'export',
      receivedAt: 'export',
    },
  },
  lessonProgress: {
    deletion: 'erase',
    owner: { by: 'member', columns: ['childId'] },
    columns: {
      childId: 'export',
      lessonId: 'export',
      parts: 'export',
      percentage: 'export',
      bestQuiz: 'export',
      completed: 'export',
      updatedAt: 'export',
    },
  },
  activityDays: {
    deletion: 'erase',
    owner: { by: 'member', columns: ['childId'] },
    columns: { childId: 'export', day: 'export' },
  },
  badges: {
    deletion: 'erase',
    owner: { by: 'member', columns: ['childId'] },
    columns: { childId: 'export', badge: 'export', earnedAt: 'export' },
  },
  timeSpent: {
    deletion: 'erase',
    owner: { by: 'member', columns: ['childId'] },
    columns: { childId: 'export', day: 'export', lessonId: 'export', seconds: 'export' },
  },
};
