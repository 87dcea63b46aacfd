import { randomUUID } from 'node:crypto';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { AppContext } from '../app-context.ts';
import { dataMap } from '../db/data-map.ts';
import { schema } from '../db/schema.ts';
import { addBlogPost } from './blog-post.ts';
import { addChildTo } from './children.ts';
import { addGrownUp } from './harness.ts';

/** A family in which every text of every table is one of a kind. */
export interface CanaryFamily {
  parentId: string;
  childId: string;
  email: string;
  /** The login e-mail of the child. */
  childEmail: string;
  orderId: string;
  /**
   * The texts an export holds, those it withholds, and those that accounting keeps, by
   * `table.column`.
   */
  exported: Map<string, string>;
  withheld: Map<string, string>;
  saved: Map<string, string>;
}

type Values = Record<string, unknown>;

/** Tables whose rows stand already or are about nobody. */
const unplanted = {
  user: {},
  profiles: {},
  paymentEvents: {},
  readings: {},
  rateLimits: {},
  catechismEntries: {},
  catechismWords: {},
  blogPosts: {},
  blogVersions: {},
  blogSeeded: {},
  recordings: {},
  lessonPictures: {},
  pictureUses: {},
  pictureCopies: {},
  pictures: {},
  storedFiles: {},
};

/** The words of the course, which are the operator's. */
const lessonVersion = { lessonId: '1-1', language: 'en', note: '', source: null, fileVersion: '' };

/** What a child has by itself: by what each row is the child's. */
function rowsOfChild(childId: string, at: Date) {
  return {
    familyDevices: { userId: childId },
    picturePasswords: { childId },
    receivedWrites: { childId },
    lessonParts: { childId, doneAt: at },
    quizResults: { childId, takenAt: at },
    lessonProgress: { childId },
    activityDays: { childId, day: '2026-03-01' },
    reviewAnswers: { childId, day: '2026-03-01', answeredAt: at },
    triviaRounds: { childId, day: '2026-03-01', playedDay: '2026-03-01', playedAt: at },
    chatMessages: { userId: childId, askedAt: at },
    chatDays: { userId: childId, day: '2026-03-01' },
    disclosures: { userId: childId, saidAt: at },
    badges: { childId, earnedAt: at },
    timeSpent: { childId, day: '2026-03-01' },
    emailChanges: { userId: childId },
    familyDeletions: { userId: childId },
  };
}

/**
 * Plants a family with at least one row in every table that can hold something of it, and a canary
 * in every text and JSON column that is free to say anything. It takes a word by which this
 * family's canaries are known, and whose address stands in the rows that are found by one.
 */
export async function seedCanaries(
  ctx: AppContext,
  word: string,
  addressOf: 'parent' | 'child' = 'parent',
): Promise<CanaryFamily> {
  const email = `${word}@example.org`;
  const parentId = await addGrownUp(ctx, { email, name: 'Maria', admin: true });
  const child = await addChildTo(ctx, parentId, { name: 'Lucia' });
  const childId = child.id;
  const address = addressOf === 'parent' ? email : child.email;
  const orderId = randomUUID();
  const family: CanaryFamily = {
    parentId,
    childId,
    email,
    childEmail: child.email,
    orderId,
    exported: new Map(),
    withheld: new Map(),
    saved: new Map(),
  };
  const at = new Date('2026-03-01T10:00:00Z');
  const postId = await addBlogPost(ctx.db, { at });
  const saved = {
    id: orderId,
    currency: 'USD',
    sessionId: null,
    monthlyId: null,
    unpaidInvoice: null,
  };
  const links: Record<keyof typeof schema, Values> = {
    ...unplanted,
    userRoles: { userId: childId, role: 'admin' },
    session: { userId: childId, expiresAt: at },
    secondFactors: { userId: childId },
    backupCodes: { userId: childId },
    account: { userId: childId },
    verification: { value: address, expiresAt: at },
    pendingSignUps: { email: address, expiresAt: at },
    confirmationRequests: { email: address },
    loginCodes: { email: address, expiresAt: at },
    passwordResets: { email: address, askedAt: at, expiresAt: at },
    consents: { userId: parentId, childId, kind: 'child-data' },
    classLines: { userId: parentId, childId },
    orders: { id: orderId, parentId, kind: 'grant', currency: 'USD', paymentId: `pi_${orderId}` },
    orderChildren: { orderId, childId },
    ledgerEvents: { orderId, kind: 'granted', happenedAt: at, id: `g:${orderId}`, caseId: null },
    refundRequests: { orderId, askedAt: at },
    testCheckouts: { email: address, createdAt: at, paymentId: null },
    donations: { ...saved, email, userId: null, createdAt: at, payments: [] },
    gifts: { orderId, codeHash: orderId },
    accessReminders: { childId, expiresAt: at, toldAt: at },
    auditLog: { id: `act-${orderId}`, adminId: parentId, subjectId: childId, details: {}, at },
    lessonVersions: { ...lessonVersion, id: orderId, adminId: parentId, publishedAt: at },
    conversionEvents: { userId: childId, happenedAt: at },
    weeklyEmailChoices: { userId: parentId },
    weeklyEmails: { userId: parentId, saturday: '2026-03-07' },
    userSubscriptions: { orderId, userId: childId, subscriptionType: 'annual', startsAt: at },
    ...rowsOfChild(childId, at),
    mistakeReports: { userId: childId },
    mails: { recipient: address, userId: null },
    comments: {
      id: postId,
      userId: childId,
      postId,
      language: 'en',
      parentId: null,
      createdAt: at,
    },
    commentReports: { commentId: postId, userId: childId, createdAt: at },
  };
  for (const [name, input] of Object.entries(links)) {
    const tableName = name as keyof typeof schema;
    if (Object.keys(input).length === 0) continue;
    await insertCanaries(ctx, tableName, input, family, word);
  }
  await nameCanaries(ctx, family, word);
  return family;
}

async function insertCanaries(
  ctx: AppContext,
  name: keyof typeof schema,
  input: Values,
  family: CanaryFamily,
  word: string,
): Promise<void> {
  const table: PgTable = schema[name];
  const row: Values = { ...input };
  for (const [key, column] of Object.entries(getTableColumns(table))) {
    if (key in row) continue;
    const canary = `${word}-${name}-${key}`;
    row[key] = filled(column, canary);
    if (!JSON.stringify(row[key] ?? null).includes(canary)) continue;
    const place = `${getTableName(table)}.${column.name}`;
    const fate = dataMap[name].columns[key as never] as string;
    if (fate === 'withhold') family.withheld.set(place, canary);
    else family.exported.set(place, canary);
    if (fate === 'keep') family.saved.set(place, canary);
  }
  await ctx.db.insert(table).values(row);
}

function filled(column: PgColumn, canary: string): unknown {
  if (column.enumValues?.length) return column.enumValues[0];
  switch (column.columnType) {
    case 'PgText':
      return canary;
    case 'PgJsonb':
      return { deep: [canary] };
    case 'PgArray':
      return [canary];
    case 'PgInteger':
    case 'PgBigInt53':
      return 1;
    case 'PgBoolean':
      return false;
    case 'PgTimestamp':
      return new Date('2026-03-02T10:00:00Z');
    default:
      throw new Error(`no canary for ${column.columnType}`);
  }
}

/** The texts of `user` and `profiles`, whose rows stand already. */
async function nameCanaries(ctx: AppContext, family: CanaryFamily, word: string): Promise<void> {
  const texts = {
    user: ['name', 'image'],
    profiles: ['full_name', 'phone', 'login_name', 'time_zone'],
  };
  for (const [table, columns] of Object.entries(texts)) {
    for (const column of columns) {
      const canary = `${word}-${table}-${column}`;
      await ctx.db.execute(
        sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${canary} where id = ${family.childId}`,
      );
      family.exported.set(`${table}.${column}`, canary);
    }
  }
  family.exported.set('user.email', family.email);
}
