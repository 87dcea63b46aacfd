/** The rules of the admins' desk, as `data-map.ts` has them of all other tables. */
export const adminRules = {
  // The operator's record of an act stays, without telling of which family it was; the admin's id goes with the admin's account.
  auditLog: {
    deletion: 'detach',
    owner: { by: 'member', columns: ['subjectId'] },
    columns: {
      id: 'keep',
      adminId: 'withhold',
      at: 'keep',
      action: 'keep',
      subject: 'keep',
      subjectId: 'cut',
      details: 'keep',
    },
  },
  // What children read is the operator's own words; who published them is told while the account is there.
  lessonVersions: {
    deletion: 'detach',
    owner: { by: 'member', columns: ['adminId'] },
    columns: {
      id: 'keep',
      lessonId: 'keep',
      language: 'keep',
      publishedAt: 'keep',
      adminId: 'cut',
      note: 'keep',
      source: 'keep',
      fileVersion: 'keep',
    },
  },
  readings: {
    deletion: 'keep',
    why: 'names who of the Church has read a text, as they agreed to stand below it for every reader',
    columns: {
      kind: 'impersonal',
      textId: 'impersonal',
      language: 'impersonal',
      readBy: 'impersonal',
      readOn: 'impersonal',
      textVersion: 'impersonal',
      recordedAt: 'impersonal',
    },
  },
} as const;
