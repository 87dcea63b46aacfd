/** The rules of the Saturday letters, as `data-map.ts` has them of all other tables. */
export const letterRules = {
  saturdayLetterChoices: {
    deletion: 'erase',
    owner: { by: 'member', columns: ['userId'] },
    columns: {
      userId: 'export',
      wantedAt: 'export',
      stoppedAt: 'export',
      offerAwayAt: 'export',
    },
  },
  saturdayLetters: {
    deletion: 'erase',
    owner: { by: 'member', columns: ['userId'] },
    columns: { userId: 'export', saturday: 'export', kind: 'export', writtenAt: 'export' },
  },
} as const;
