/** The rules of the Saturday e-mails, as `data-map.ts` has them of all other tables. */
export const weeklyEmailRules = {
  weeklyEmailChoices: {
    deletion: 'erase',
    owner: { by: 'member', columns: ['userId'] },
    columns: {
      userId: 'export',
      wantedAt: 'export',
      stoppedAt: 'export',
      offerAwayAt: 'export',
    },
  },
  weeklyEmails: {
    deletion: 'erase',
    owner: { by: 'member', columns: ['userId'] },
    columns: { userId: 'export', saturday: 'export', kind: 'export', writtenAt: 'export' },
  },
} as const;
