/** The rules of the chat and of the catechism it searches, as `data-map.ts` has them of all other tables. */
export const chatRules = {
  chatMessages: {
    deletion: 'erase',
    owner: { by: 'member', columns: ['userId'] },
    columns: {
      id: 'export',
      userId: 'export',
      askedAt: 'export',
      language: 'export',
      question: 'export',
      answer: 'export',
      source: 'export',
      citations: 'export',
      boxedAt: 'export',
      talkedAt: 'export',
    },
  },
  chatDays: {
    deletion: 'erase',
    owner: { by: 'member', columns: ['userId'] },
    columns: { userId: 'export', day: 'export', questions: 'export' },
  },
  // A sign of harm may be about the very grown-up who asks for the export (docs/requirements.md#r-signs-of-harm), or
  // who deletes the account: one that is not dealt with is detached before (`detach-disclosures.ts`).
  disclosures: {
    deletion: 'erase',
    owner: { by: 'member', columns: ['userId'] },
    columns: {
      id: 'withhold',
      userId: 'withhold',
      saidAt: 'withhold',
      language: 'withhold',
      kind: 'withhold',
      text: 'withhold',
      handledAt: 'withhold',
      detachedAt: 'withhold',
      firstName: 'withhold',
      writer: 'withhold',
      familyEmail: 'withhold',
      familyDigest: 'withhold',
    },
  },
  catechismEntries: {
    deletion: 'keep',
    why: 'the words of the catechism, put in from the content folder',
    columns: {
      language: 'impersonal',
      place: 'impersonal',
      lessonId: 'impersonal',
      entryId: 'impersonal',
      words: 'impersonal',
      ways: 'impersonal',
      version: 'impersonal',
    },
  },
  catechismWords: {
    deletion: 'keep',
    why: 'the words of the catechism, put in from the content folder',
    columns: {
      language: 'impersonal',
      word: 'impersonal',
      lexeme: 'impersonal',
      sound: 'impersonal',
      entries: 'impersonal',
    },
  },
} as const;
