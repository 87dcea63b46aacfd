/** The rules of the tables of the second factor, as `data-map.ts` has them of all others. */
export const secondFactorRules = {
  secondFactors: {
    deletion: 'erase',
    owner: { by: 'member', columns: ['userId'] },
    columns: {
      userId: 'export',
      secret: 'withhold',
      lastStep: 'export',
      createdAt: 'export',
      confirmedAt: 'export',
    },
  },
  backupCodes: {
    deletion: 'erase',
    owner: { by: 'member', columns: ['userId'] },
    columns: { userId: 'export', codeHash: 'withhold' },
  },
} as const;
