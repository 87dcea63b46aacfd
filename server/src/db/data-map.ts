import { progressRules } from './data-map-progress.ts';
import type { schema } from './schema.ts';
import type { TableRule } from './table-rule.ts';

type Tables = typeof schema;

/** The name of a table as the schema exports it. */
export type TableName = keyof Tables;

type ColumnName<Name extends TableName> = keyof Tables[Name]['$inferSelect'] & string;

/** A rule for every table. */
export type DataMap = { readonly [Name in TableName]: TableRule<ColumnName<Name>> };

/**
 * What every column of every table means to the family it is about (promise 24). A column without a rule does
 * not compile; export and deletion do what stands here and nothing else.
 */
export const dataMap: DataMap = {
  user: {
    deletion: 'erase',
    owner: { by: 'member', columns: ['id'] },
    columns: {
      id: 'export',
      name: 'export',
      email: 'export',
      emailVerified: 'export',
      image: 'export',
      createdAt: 'export',
      updatedAt: 'export',
    },
  },
  session: {
    deletion: 'erase',
    owner: { by: 'member', columns: ['userId'] },
    columns: {
      id: 'export',
      userId: 'export',
      token: 'withhold',
      expiresAt: 'export',
      ipAddress: 'export',
      userAgent: 'export',
      createdAt: 'export',
      updatedAt: 'export',
    },
  },
  account: {
    deletion: 'erase',
    owner: { by: 'member', columns: ['userId'] },
    columns: {
      id: 'export',
      userId: 'export',
      accountId: 'export',
      providerId: 'export',
      accessToken: 'withhold',
      refreshToken: 'withhold',
      idToken: 'withhold',
      accessTokenExpiresAt: 'export',
      refreshTokenExpiresAt: 'export',
      scope: 'export',
      password: 'withhold',
      createdAt: 'export',
      updatedAt: 'export',
    },
  },
  verification: {
    deletion: 'erase',
    owner: { by: 'e-mail', column: 'value' },
    columns: {
      id: 'export',
      identifier: 'withhold',
      value: 'export',
      expiresAt: 'export',
      createdAt: 'export',
      updatedAt: 'export',
    },
  },
  pendingSignUps: {
    deletion: 'erase',
    owner: { by: 'e-mail', column: 'email' },
    columns: {
      id: 'export',
      email: 'export',
      passwordHash: 'withhold',
      fullName: 'export',
      accountType: 'export',
      phone: 'export',
      language: 'export',
      timeZone: 'export',
      textVersion: 'export',
      agreedAt: 'export',
      createdAt: 'export',
      expiresAt: 'export',
    },
  },
  confirmationRequests: {
    deletion: 'erase',
    owner: { by: 'e-mail', column: 'email' },
    columns: { id: 'export', email: 'export', language: 'export', askedAt: 'export' },
  },
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
  profiles: {
    deletion: 'erase',
    owner: { by: 'member', columns: ['id'] },
    columns: {
      id: 'export',
      parentId: 'export',
      role: 'export',
      fullName: 'export',
      accountType: 'export',
      phone: 'export',
      age: 'export',
      loginName: 'export',
      language: 'export',
      timeZone: 'export',
      anyOrder: 'export',
      createdAt: 'export',
      lastActiveAt: 'export',
    },
  },
  userRoles: {
    deletion: 'erase',
    owner: { by: 'member', columns: ['userId'] },
    columns: { userId: 'export', role: 'export' },
  },
  consents: {
    deletion: 'erase',
    owner: { by: 'member', columns: ['userId', 'childId'] },
    columns: {
      id: 'export',
      userId: 'export',
      childId: 'export',
      kind: 'export',
      version: 'export',
      givenAt: 'export',
      withdrawnAt: 'export',
    },
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
  familyDeletions: {
    deletion: 'erase',
    owner: { by: 'member', columns: ['userId'] },
    columns: { userId: 'export', askedAt: 'export', dueAt: 'export' },
  },
  orders: {
    deletion: 'detach',
    owner: { by: 'member', columns: ['parentId'] },
    columns: {
      id: 'keep',
      parentId: 'cut',
      kind: 'keep',
      subscriptionType: 'keep',
      durationMonths: 'keep',
      amountCents: 'keep',
      currency: 'keep',
      createdAt: 'keep',
    },
  },
  orderChildren: {
    deletion: 'erase',
    owner: { by: 'member', columns: ['childId'] },
    columns: { orderId: 'export', childId: 'export' },
  },
  ledgerEvents: {
    deletion: 'detach',
    owner: { by: 'order', column: 'orderId' },
    columns: { id: 'keep', orderId: 'keep', kind: 'keep', happenedAt: 'keep', recordedAt: 'keep' },
  },
  userSubscriptions: {
    deletion: 'erase',
    owner: { by: 'member', columns: ['userId'] },
    columns: {
      orderId: 'export',
      userId: 'export',
      isActive: 'export',
      startsAt: 'export',
      expiresAt: 'export',
      subscriptionType: 'export',
      durationMonths: 'export',
    },
  },
  mistakeReports: {
    deletion: 'erase',
    owner: { by: 'member', columns: ['userId'], orEmail: 'email' },
    columns: {
      id: 'export',
      lessonId: 'export',
      entryId: 'export',
      language: 'export',
      textVersion: 'export',
      page: 'export',
      message: 'export',
      sender: 'export',
      userId: 'export',
      email: 'export',
      createdAt: 'export',
    },
  },
  ...progressRules,
  rateLimits: {
    deletion: 'keep',
    why: 'counts calls under a hash of who called, and is gone when its window has passed',
    columns: { key: 'impersonal', count: 'impersonal', resetsAt: 'impersonal' },
  },
  mails: {
    deletion: 'erase',
    owner: { by: 'member', columns: ['userId'], orEmail: 'recipient' },
    // A letter's words carry the link that opens the account.
    columns: {
      id: 'export',
      userId: 'export',
      recipient: 'export',
      kind: 'export',
      subject: 'export',
      html: 'withhold',
      text: 'withhold',
      createdAt: 'export',
      sentAt: 'export',
      attempts: 'export',
    },
  },
};
