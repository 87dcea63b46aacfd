/** The rules of the answers to reviews, as `data-map.ts` has them of all other tables. */
export const reviewRules = {
  reviewAnswers: {
    deletion: 'erase',
    owner: { by: 'member', columns: ['childId'] },
    columns: {
      childId: 'export',
      key: 'export',
      lessonId: 'export',
      item: 'export',
      value: 'export',
      language: 'export',
      outcome: 'export',
      day: 'export',
      answeredAt: 'export',
      receivedAt: 'export',
    },
  },
} as const;
