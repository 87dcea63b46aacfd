/** The rules of donations, gifts and reminders, as `data-map.ts` has them of all other tables. */
export const givingRules = {
  donations: {
    deletion: 'detach',
    owner: { by: 'member', columns: ['userId'], orEmail: 'email' },
    columns: {
      id: 'keep',
      userId: 'cut',
      email: 'cut',
      language: 'keep',
      type: 'keep',
      amountCents: 'keep',
      currency: 'keep',
      state: 'keep',
      sessionId: 'keep',
      monthlyId: 'keep',
      payments: 'keep',
      unpaidInvoice: 'keep',
      createdAt: 'keep',
      endedAt: 'keep',
    },
  },
  gifts: {
    deletion: 'detach',
    owner: { by: 'order', column: 'orderId' },
    columns: {
      orderId: 'keep',
      giverName: 'cut',
      greeting: 'cut',
      codeHash: 'withhold',
      codeSealed: 'cut',
      redeemedAt: 'keep',
    },
  },
  accessReminders: {
    deletion: 'erase',
    owner: { by: 'member', columns: ['childId'] },
    columns: { childId: 'export', expiresAt: 'export', daysBefore: 'export', toldAt: 'export' },
  },
} as const;
