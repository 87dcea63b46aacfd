import { randomUUID } from 'node:crypto';
import type { Relation } from '@pius/domain/account/access.ts';
import { comments } from '../db/tables/blog.ts';
import { chatMessages, disclosures } from '../db/tables/chat.ts';
import { insertDevice } from '../features/family/device-store.ts';
import { addBlogPost } from './blog-post.ts';
import { bodyOf, type TestApp } from './harness.ts';
import type { MatrixPerson } from './matrix-family.ts';
import type { RowCall } from './matrix-rows.ts';
import { purchases } from './purchases.ts';

/** Somebody an object is made for, with a session by which to make it. */
export interface Owner extends MatrixPerson {
  cookie: string;
}

/**
 * An object with an id of its own that belongs to somebody: how it is made, how a route names it,
 * and to whom it is there.
 */
export interface OwnedRow {
  /** Whose objects there are: a child's, a grown-up's. */
  of: 'child' | 'adult';
  /** How a caller has to stand to the owner; to anybody else it does not exist. */
  by: readonly Relation[];
  seed(t: TestApp, owner: Owner): Promise<string>;
  call(id: string, owner: Owner | null): RowCall;
}

const request = async ({ ctx }: TestApp, { id: userId }: Owner, boxed: boolean) => {
  const id = randomUUID();
  const now = ctx.now();
  const words = { question: 'Who is God?', answer: 'Our Father.', source: 'catechism' as const };
  const row = { id, userId, askedAt: now, language: 'en' as const, citations: [], ...words };
  await ctx.db.insert(chatMessages).values({ ...row, boxedAt: boxed ? now : null });
  return id;
};

async function seedComment({ ctx }: TestApp, { id: userId }: Owner): Promise<string> {
  const now = ctx.now();
  const postId = await addBlogPost(ctx.db, { at: now });
  const id = randomUUID();
  const row = { id, postId, language: 'en' as const, userId, key: randomUUID(), createdAt: now };
  await ctx.db.insert(comments).values({ ...row, text: 'Thank you.', status: 'shown' });
  return id;
}

async function seedDisclosure({ ctx }: TestApp, { id: userId }: Owner): Promise<string> {
  const id = randomUUID();
  const said = { saidAt: ctx.now(), language: 'en' as const, kind: 'self-harm' as const };
  await ctx.db.insert(disclosures).values({ id, userId, text: 'words', ...said });
  return id;
}

/** A session for paying, begun by a grown-up for a child of its own. */
async function beginPaying(t: TestApp, { cookie }: Owner): Promise<string> {
  const { items } = await bodyOf<{ items: { id: string }[] }>(
    await t.call('/rest/v1/children', { cookie }),
  );
  return purchases(t).begin(cookie, items[0]?.id);
}

const self = ['adult-self'] as const;
const ownParents = ['own-parent', 'admin-own-family'] as const;

/** One row for each route that names something of somebody's by an id that is not a person's. */
export const ownedRows: Record<string, OwnedRow> = {
  'post /rest/v1/question-box': {
    of: 'child',
    by: ['child-self'],
    seed: (t, owner) => request(t, owner, false),
    call: (id) => ({ path: '/rest/v1/question-box', body: { id } }),
  },
  'patch /rest/v1/question-box/{id}': {
    of: 'child',
    by: ownParents,
    seed: (t, owner) => request(t, owner, true),
    call: (id) => ({ path: `/rest/v1/question-box/${id}`, body: { done: true } }),
  },
  'delete /rest/v1/family-devices/{id}': {
    of: 'adult',
    by: self,
    seed: async ({ ctx }, owner) => {
      const device = { userId: owner.id, tokenHash: randomUUID(), name: 'iPad' };
      return (await insertDevice(ctx.db, device, ctx.now())).id;
    },
    call: (id) => ({ path: `/rest/v1/family-devices/${id}` }),
  },
  'post /functions/v1/verify-payment': {
    of: 'adult',
    by: self,
    seed: beginPaying,
    call: (session_id) => ({ path: '/functions/v1/verify-payment', body: { session_id } }),
  },
  'post /rest/v1/orders/{id}/refund': {
    of: 'adult',
    by: self,
    seed: async (t, owner) => {
      const session = await beginPaying(t, owner);
      await purchases(t).press(session, 'pay');
      return (await purchases(t).verified(owner.cookie, session)).order_id;
    },
    call: (id) => ({ path: `/rest/v1/orders/${id}/refund`, body: { reason: 'too hard' } }),
  },
  'post /functions/v1/create-checkout': {
    of: 'child',
    by: ownParents,
    seed: async (_, { id }) => id,
    call: (child_id) => ({
      path: '/functions/v1/create-checkout',
      body: { subscription_type: 'monthly', child_id },
    }),
  },
  'patch /rest/v1/comments/{id}': {
    of: 'adult',
    by: self,
    seed: seedComment,
    call: (id) => ({ path: `/rest/v1/comments/${id}`, body: { text: 'Thanks to all.' } }),
  },
  'delete /rest/v1/comments/{id}': {
    of: 'adult',
    by: self,
    seed: seedComment,
    call: (id) => ({ path: `/rest/v1/comments/${id}` }),
  },
  'patch /rest/v1/admin/disclosures/{id}': {
    of: 'child',
    by: ['admin'],
    seed: seedDisclosure,
    call: (id) => ({ path: `/rest/v1/admin/disclosures/${id}`, body: { handled: true } }),
  },
};

const ofTheDesk = 'the desk’s own, which no family owns: every admin may, and nobody else';
const readByAll = 'everybody’s who may open its page';

/**
 * Routes that name something by an id and have no row: nobody owns it, or its own tests hold what a
 * row could not say.
 */
export const withoutOwner: Record<string, string> = {
  'post /rest/v1/family-devices/here/sign-in': 'by the device’s cookie: family/devices.test.ts',
  'get /rest/v1/test-checkout/{session}':
    'by the session, as Stripe’s page: billing/buying.test.ts',
  'post /rest/v1/test-checkout/{session}':
    'by the session, as Stripe’s page: billing/buying.test.ts',
  'post /functions/v1/verify-donation': 'by the session of who gave: donations/donations.test.ts',
  'post /rest/v1/gifts/redeem': 'by a code besides: gifts/gifts.test.ts',
  'get /rest/v1/lessons/{moduleId}/{lessonId}': readByAll,
  'get /rest/v1/readings/{kind}/{id}': readByAll,
  'get /storage/v1/pictures/{id}/{width}': `${readByAll}: media/pictures.test.ts`,
  'get /storage/v1/recordings/{id}': `${readByAll}: media/lesson-media.test.ts`,
  'get /rest/v1/blog/posts/{slug}/comments': readByAll,
  'post /rest/v1/blog/posts/{slug}/comments': `${readByAll}: comments/comments.test.ts`,
  'post /rest/v1/comments/{id}/reports': `${readByAll}: comments/moderation.test.ts`,
  'post /functions/v1/facebook-conversion-api': 'the browser’s own number of an event',
  'patch /rest/v1/admin/comments/{id}': ofTheDesk,
  'patch /rest/v1/admin/mistake-reports/{id}': ofTheDesk,
  'post /rest/v1/admin/orders/{id}/refund': ofTheDesk,
  'post /rest/v1/admin/sign-ups/{id}/confirmation': ofTheDesk,
  'put /rest/v1/admin/readings/{kind}/{id}/{language}': ofTheDesk,
  'delete /rest/v1/admin/readings/{kind}/{id}/{language}': ofTheDesk,
  'patch /rest/v1/admin/lesson-pictures/{id}': ofTheDesk,
  'delete /rest/v1/admin/lesson-pictures/{id}': ofTheDesk,
  'delete /rest/v1/admin/recordings/{id}': ofTheDesk,
};

/** Whole parts of the desk that no family owns. */
export const partsOfTheDesk = ['/admin/lessons/', '/admin/families/', '/admin/blog/'];
