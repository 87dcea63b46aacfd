import { randomUUID } from 'node:crypto';
import { pendingSignUps } from '../db/tables/account.ts';
import { comments } from '../db/tables/blog.ts';
import { disclosures } from '../db/tables/chat.ts';
import { mistakeReports, readings } from '../db/tables/course.ts';
import { grantAccess } from '../features/billing/ledger.ts';
import { blogAuditRows } from './audit-rows-blog.ts';
import { mediaAuditRows } from './audit-rows-media.ts';
import { addBlogPost } from './blog-post.ts';
import { addChildTo } from './children.ts';
import { addGrownUp } from './harness.ts';
import type { RowCall } from './matrix-rows.ts';
import { addBuyer, type StripeShop } from './stripe-shop.ts';

/** Makes ready what an admin acts on, and gives the call that does it. */
export type AuditRow = (shop: StripeShop) => Promise<RowCall>;

/** The routes under `/rest/v1/admin` that are called by POST and change nothing. */
export const readingByPost: readonly string[] = [
  'post /rest/v1/admin/lessons/{id}/check',
  'post /rest/v1/admin/blog/preview',
  'post /rest/v1/admin/blog/import-reading',
];
async function familyIn({ t }: StripeShop) {
  const name = 'Anna';
  const id = await addGrownUp(t.ctx, { email: `${randomUUID()}@example.org`, name });
  const child = await addChildTo(t.ctx, id, { name: 'Tom' });
  return { id, name, childId: child.id, path: `/rest/v1/admin/families/${id}` };
}

const familyRows: Record<string, AuditRow> = {
  'post /rest/v1/admin/families/{id}/access': async (shop) => {
    const { path, childId } = await familyIn(shop);
    const what = { subscription_type: 'annual', reason: 'need' };
    const body = { key: randomUUID(), child_id: childId, ...what };
    return { path: `${path}/access`, body };
  },
  'post /rest/v1/admin/families/{id}/access-end': async (shop) => {
    const { id, path, childId } = await familyIn(shop);
    const at = shop.t.ctx.now();
    const grant = { parentId: id, childId, subscriptionType: 'annual', at } as const;
    await shop.t.ctx.db.transaction((tx) => grantAccess(tx, grant));
    return { path: `${path}/access-end`, body: { child_id: childId } };
  },
  'post /rest/v1/admin/families/{id}/password-letter': async (shop) => {
    const { path } = await familyIn(shop);
    return { path: `${path}/password-letter` };
  },
  'post /rest/v1/admin/families/{id}/sign-in-release': async (shop) => {
    const { path } = await familyIn(shop);
    return { path: `${path}/sign-in-release` };
  },
  'put /rest/v1/admin/families/{id}/email': async (shop) => {
    const { path, name } = await familyIn(shop);
    return { path: `${path}/email`, body: { email: `${randomUUID()}@example.org`, name } };
  },
  'post /rest/v1/admin/families/{id}/deletion': async (shop) => {
    const { path, name } = await familyIn(shop);
    return { path: `${path}/deletion`, body: { name } };
  },
  'delete /rest/v1/admin/families/{id}/deletion': async (shop) => {
    const { path } = await familyIn(shop);
    return { path: `${path}/deletion` };
  },
  'post /rest/v1/admin/sign-ups/{id}/confirmation': async ({ t }) => {
    const id = randomUUID();
    const now = t.ctx.now();
    await t.ctx.db.insert(pendingSignUps).values({
      ...{ id, email: `${id}@example.org`, passwordHash: 'x', fullName: 'Eva', language: 'fr' },
      ...{ accountType: 'parent', timeZone: 'UTC', textVersion: '1', agreedAt: now },
      expiresAt: new Date(now.getTime() + 60 * 60 * 1000),
    });
    return { path: `/rest/v1/admin/sign-ups/${id}/confirmation` };
  },
};

/**
 * One row for each route under `/rest/v1/admin` that writes: a call that succeeds, and so leaves a
 * line in the audit log.
 */
export const auditRows: Record<string, AuditRow> = {
  ...blogAuditRows,
  'post /rest/v1/admin/orders/{id}/refund': async (shop) => {
    const buyer = await addBuyer(shop, `buyer${randomUUID().slice(0, 8)}`);
    await shop.payAndNotify(await buyer.begin('annual'));
    const id = shop.stripe.newest().metadata.reference;
    return { path: `/rest/v1/admin/orders/${id}/refund`, body: { answer: 'approve' } };
  },
  ...familyRows,
  'patch /rest/v1/admin/mistake-reports/{id}': async ({ t }) => {
    const id = randomUUID();
    const read = {
      lessonId: '1-1',
      language: 'en',
      textVersion: 'a',
      page: '/lesson/1/1',
    } as const;
    await t.ctx.db.insert(mistakeReports).values({ id, ...read, message: 'so', sender: 'visitor' });
    return { path: `/rest/v1/admin/mistake-reports/${id}`, body: { handled: true } };
  },
  'put /rest/v1/admin/readings/{kind}/{id}/{language}': async () => ({
    path: '/rest/v1/admin/readings/lesson/1-1/en',
    body: { by: 'Sister Clare', on: '2026-03-01' },
  }),
  'delete /rest/v1/admin/readings/{kind}/{id}/{language}': async ({ t }) => {
    const text = { kind: 'saint', textId: '02-03', language: 'fr', textVersion: 'a' } as const;
    const read = { readBy: 'Sister Clare', readOn: '2026-03-01', recordedAt: t.ctx.now() };
    await t.ctx.db.insert(readings).values({ ...text, ...read });
    return { path: '/rest/v1/admin/readings/saint/02-03/fr' };
  },
  ...mediaAuditRows,
  'patch /rest/v1/admin/disclosures/{id}': async ({ t }) => {
    const parent = await addGrownUp(t.ctx, { email: `${randomUUID()}@example.org` });
    const { id: userId } = await addChildTo(t.ctx, parent, { name: 'Tom' });
    const id = randomUUID();
    const said = { saidAt: t.ctx.now(), language: 'en', kind: 'danger', text: 'help' } as const;
    await t.ctx.db.insert(disclosures).values({ id, userId, ...said });
    return { path: `/rest/v1/admin/disclosures/${id}`, body: { handled: true } };
  },
  'post /rest/v1/admin/lessons/{id}/versions': async () => ({
    path: '/rest/v1/admin/lessons/1-1/versions',
    body: { files: { en: null }, seen: {}, note: 'as it came' },
  }),
  'patch /rest/v1/admin/comments/{id}': async ({ t }) => {
    const userId = await addGrownUp(t.ctx, { email: `${randomUUID()}@example.org` });
    const now = t.ctx.now();
    const postId = await addBlogPost(t.ctx.db, { at: now });
    const [id, key] = [randomUUID(), randomUUID()];
    const said = { status: 'shown', text: 'Thank you.', createdAt: now } as const;
    await t.ctx.db.insert(comments).values({ id, postId, language: 'en', userId, key, ...said });
    return {
      path: `/rest/v1/admin/comments/${id}`,
      body: { status: 'removed', reason: 'unkind' },
    };
  },
};
