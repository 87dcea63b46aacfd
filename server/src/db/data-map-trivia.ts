/** The rules of the rounds of daily trivia, as `data-map.ts` has them of all other tables. */
export const triviaRules = {
  triviaRounds: {
    deletion: 'erase',
    owner: { by: 'member', columns: ['childId'] },
    columns: {
      childId: 'export',
      key: 'export',
      day: 'export',
      language: 'export',
      answers: 'export',
      score: 'export',
      total: 'export',
      counted: 'export',
      playedDay: 'export',
      playedAt: 'export',
      receivedAt: 'export',
    },
  },
} as const;
