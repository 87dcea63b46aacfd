/** The rules of the tables of the ways in, as `data-map.ts` has them of all others. */
export const signInRules = {
  loginCodes: {
    deletion: 'erase',
    owner: { by: 'e-mail', column: 'email' },
    columns: {
      email: 'export',
      id: 'export',
      language: 'export',
      codeHash: 'withhold',
      tries: 'export',
      expiresAt: 'export',
      askedAt: 'export',
    },
  },
  passwordResets: {
    deletion: 'erase',
    owner: { by: 'e-mail', column: 'email' },
    columns: {
      id: 'export',
      email: 'export',
      language: 'export',
      tokenHash: 'withhold',
      askedAt: 'export',
      expiresAt: 'export',
      usedAt: 'export',
    },
  },
  familyDevices: {
    deletion: 'erase',
    owner: { by: 'member', columns: ['userId'] },
    columns: {
      id: 'export',
      userId: 'export',
      tokenHash: 'withhold',
      name: 'export',
      approvedAt: 'export',
      lastUsedAt: 'export',
    },
  },
  picturePasswords: {
    deletion: 'erase',
    owner: { by: 'member', columns: ['childId'] },
    columns: { childId: 'export', passwordHash: 'withhold', setAt: 'export' },
  },
  emailChanges: {
    deletion: 'erase',
    owner: { by: 'member', columns: ['userId'] },
    columns: {
      id: 'export',
      userId: 'export',
      newEmail: 'export',
      tokenHash: 'withhold',
      language: 'export',
      askedAt: 'export',
      expiresAt: 'export',
      usedAt: 'export',
    },
  },
  confirmationRequests: {
    deletion: 'erase',
    owner: { by: 'e-mail', column: 'email' },
    columns: { id: 'export', email: 'export', language: 'export', askedAt: 'export' },
  },
} as const;
