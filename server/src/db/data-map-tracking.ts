/** The rules of conversion events, as `data-map.ts` has them of all other tables. */
export const trackingRules = {
  conversionEvents: {
    deletion: 'erase',
    owner: { by: 'member', columns: ['userId'] },
    columns: {
      name: 'export',
      eventId: 'export',
      userId: 'export',
      state: 'export',
      payload: 'export',
      happenedAt: 'export',
    },
  },
} as const;
