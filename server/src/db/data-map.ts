import { adminRules } from './data-map-admin.ts';
import { billingRules } from './data-map-billing.ts';
import { blogRules } from './data-map-blog.ts';
import { chatRules } from './data-map-chat.ts';
import { weeklyEmailRules } from './data-map-emails.ts';
import { givingRules } from './data-map-giving.ts';
import { mediaRules } from './data-map-media.ts';
import { reviewRules } from './data-map-reviews.ts';
import { secondFactorRules } from './data-map-second-factor.ts';
import { signInRules } from './data-map-sign-in.ts';
import { trackingRules } from './data-map-tracking.ts';
import { triviaRules } from './data-map-trivia.ts';
import type { schema } from './schema.ts';
import type { TableRule } from './table-rule.ts';

type Tables = typeof schema;

/** The name of a table as the schema exports it. */
export type TableName = keyof Tables;

type ColumnName<Name extends TableName> = keyof Tables[Name]['$inferSelect'] & string;

type DataMap = { readonly [Name in TableName]: TableRule<ColumnName<Name>> };

/**
 * What every column of every table means to the family it is about. A column without a rule does
 * not compile; export and deletion do what stands here and nothing else.
 * @see docs/requirements.md#r-data-map
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
      secondFactorAt: 'export',
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
      pausedAt: 'export',
      interfaceLanguage: 'export',
      createdAt: 'export',
      lastActiveAt: 'export',
    },
  },
  userRoles: {
    deletion: 'erase',
    owner: { by: 'member', columns: ['userId'] },
    columns: { userId: 'export', role: 'export' },
  },
  ...secondFactorRules,
  ...signInRules,
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
  familyDeletions: {
    deletion: 'erase',
    owner: { by: 'member', columns: ['userId'] },
    columns: { userId: 'export', askedAt: 'export', dueAt: 'export' },
  },
  classLines: {
    deletion: 'erase',
    owner: { by: 'member', columns: ['userId', 'childId'] },
    columns: {
      userId: 'export',
      key: 'export',
      line: 'export',
      childId: 'export',
      field: 'export',
      code: 'export',
      bodyHash: 'withhold',
      receivedAt: 'export',
    },
  },
  ...billingRules,
  ...givingRules,
  ...adminRules,
  ...weeklyEmailRules,
  mistakeReports: {
    deletion: 'erase',
    owner: { by: 'member', columns: ['userId'], orEmail: 'email' },
    columns: {
      id: 'export',
      lessonId: 'export',
      entryId: 'export',
      saintDay: 'export',
      language: 'export',
      textVersion: 'export',
      page: 'export',
      message: 'export',
      sender: 'export',
      userId: 'export',
      email: 'export',
      createdAt: 'export',
      handledAt: 'export',
    },
  },
  receivedWrites: {
    deletion: 'erase',
    owner: { by: 'member', columns: ['childId'] },
    columns: {
      childId: 'export',
      key: 'export',
      bodyHash: 'withhold',
      answer: 'export',
      receivedAt: 'export',
    },
  },
  lessonParts: {
    deletion: 'erase',
    owner: { by: 'member', columns: ['childId'] },
    columns: { childId: 'export', lessonId: 'export', part: 'export', doneAt: 'export' },
  },
  quizResults: {
    deletion: 'erase',
    owner: { by: 'member', columns: ['childId'] },
    columns: {
      id: 'export',
      childId: 'export',
      lessonId: 'export',
      language: 'export',
      answers: 'export',
      items: 'export',
      score: 'export',
      total: 'export',
      percentage: 'export',
      takenAt: 'export',
      receivedAt: 'export',
    },
  },
  lessonProgress: {
    deletion: 'erase',
    owner: { by: 'member', columns: ['childId'] },
    columns: {
      childId: 'export',
      lessonId: 'export',
      parts: 'export',
      percentage: 'export',
      bestQuiz: 'export',
      completed: 'export',
      updatedAt: 'export',
    },
  },
  activityDays: {
    deletion: 'erase',
    owner: { by: 'member', columns: ['childId'] },
    columns: { childId: 'export', day: 'export' },
  },
  ...reviewRules,
  ...triviaRules,
  ...trackingRules,
  ...chatRules,
  ...blogRules,
  ...mediaRules,
  badges: {
    deletion: 'erase',
    owner: { by: 'member', columns: ['childId'] },
    columns: { childId: 'export', badge: 'export', earnedAt: 'export' },
  },
  timeSpent: {
    deletion: 'erase',
    owner: { by: 'member', columns: ['childId'] },
    columns: { childId: 'export', day: 'export', lessonId: 'export', seconds: 'export' },
  },
  rateLimits: {
    deletion: 'keep',
    why: 'counts calls under a hash of who called, and is gone when its window has passed',
    columns: { key: 'impersonal', count: 'impersonal', resetsAt: 'impersonal' },
  },
  mails: {
    deletion: 'erase',
    owner: { by: 'member', columns: ['userId'], orEmail: 'recipient' },
    // An e-mail's words carry the link that opens the account.
    columns: {
      id: 'export',
      userId: 'export',
      recipient: 'export',
      kind: 'export',
      subject: 'export',
      html: 'withhold',
      text: 'withhold',
      stopLink: 'withhold',
      notAfter: 'export',
      createdAt: 'export',
      sentAt: 'export',
      attempts: 'export',
    },
  },
};
