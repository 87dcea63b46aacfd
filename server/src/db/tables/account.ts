import { agreementKinds } from '@pius/domain/account/agreement.ts';
import { languages } from '@pius/domain/language.ts';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant, language } from './columns.ts';

/**
 * Who can sign in: better-auth's own table. A child's `email` is a name only, nothing is sent
 * there.
 */
export const user = pgTable('user', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

export const session = pgTable(
  'session',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    token: text('token').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** When an admin last gave a second factor in this session. */
    secondFactorAt: instant('second_factor_at'),
  },
  (table) => [index('session_user_id').on(table.userId)],
);

/** The credential of a user: the password's argon2id hash. */
export const account = pgTable(
  'account',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('account_user_id').on(table.userId)],
);

/** Links that prove an address; `value` holds the e-mail, `identifier` a hash of the secret. */
export const verification = pgTable(
  'verification',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('verification_identifier').on(table.identifier)],
);

/**
 * Sign-ups whose address nobody has proved yet; several may wait for one address, each with its own
 * password. Nothing of them stands in `user` or `profiles` before the mailbox and a password have
 * met.
 */
export const pendingSignUps = pgTable(
  'pending_sign_ups',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    fullName: text('full_name').notNull(),
    accountType: text('account_type', { enum: ['parent', 'catechist'] }).notNull(),
    phone: text('phone'),
    language: language().notNull(),
    timeZone: text('time_zone').notNull(),
    /** The version of terms and privacy policy that was agreed to, and when. */
    textVersion: text('text_version').notNull(),
    agreedAt: instant('agreed_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('pending_sign_ups_email').on(table.email)],
);

/**
 * Addresses for which a confirmation e-mail was asked, until the queue has seen to it: its jobs
 * hold no address.
 */
export const confirmationRequests = pgTable('confirmation_requests', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  language: language().notNull(),
  askedAt: instant('asked_at').notNull().defaultNow(),
});

/**
 * `parentId` never changes; `loginName` is the folded name that makes the login e-mail.
 * @see docs/requirements.md#r-roles
 */
export const profiles = pgTable(
  'profiles',
  {
    id: text('id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    parentId: text('parent_id').references((): AnyPgColumn => profiles.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ['parent', 'child'] }).notNull(),
    fullName: text('full_name').notNull(),
    accountType: text('account_type', { enum: ['parent', 'catechist'] }),
    phone: text('phone'),
    age: integer('age'),
    loginName: text('login_name'),
    language: language().notNull().default('en'),
    timeZone: text('time_zone').notNull().default('UTC'),
    /** The order of modules is guidance; a parent can switch it off per child. */
    anyOrder: boolean('any_order').notNull().default(false),
    /** Since when a child may not sign in; null for who may. */
    pausedAt: instant('paused_at'),
    /** The language the pages take when a child signs in; null leaves the device's. */
    interfaceLanguage: text('interface_language', { enum: languages }),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastActiveAt: instant('last_active_at'),
  },
  (table) => [
    uniqueIndex('profiles_parent_login_name').on(table.parentId, table.loginName),
    check(
      'profiles_child_has_parent',
      sql`(${table.role} = 'child') = (${table.parentId} is not null)`,
    ),
  ],
);

/** A row `admin` comes on top of the role of the profile. @see docs/requirements.md#r-roles */
export const userRoles = pgTable(
  'user_roles',
  {
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ['admin'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.role] })],
);

/**
 * Who agreed to what, in which version of the text, when. `childId` is set where it is about one
 * child.
 * @see docs/requirements.md#r-consent
 */
export const consents = pgTable(
  'consents',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    childId: text('child_id').references(() => user.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: agreementKinds }).notNull(),
    version: text('version').notNull(),
    givenAt: instant('given_at').notNull().defaultNow(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    index('consents_user_id').on(table.userId),
    index('consents_child_id').on(table.childId),
  ],
);

/**
 * The lines of class lists that were taken, by the key each list was sent with, so that a list sent
 * again adds nobody twice. A line became the child, or was refused with a code; `bodyHash` tells
 * whether the same line is meant.
 */
export const classLines = pgTable(
  'class_lines',
  {
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    line: integer('line').notNull(),
    childId: text('child_id').references(() => user.id, { onDelete: 'cascade' }),
    field: text('field', { enum: ['name', 'age', 'password'] }),
    code: text('code'),
    bodyHash: text('body_hash').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key, table.line] }),
    index('class_lines_child_id').on(table.childId),
  ],
);
