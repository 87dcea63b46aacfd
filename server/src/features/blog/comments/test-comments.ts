import { randomUUID } from 'node:crypto';
import type { BlogComment, CommentThread } from '@pius/contracts/comments.ts';
import { addBlogPost } from '../../../test/blog-post.ts';
import { addGrownUp, bodyOf, startTestApp, type TestApp } from '../../../test/harness.ts';
import { giveSecondFactor } from '../../../test/second-factor.ts';
import { openSession } from '../../../test/session.ts';

export const begun = new Date('2026-03-01T10:00:00Z');
/** A moment some minutes after everything began. */
export const minutes = (count: number) => new Date(begun.getTime() + count * 60_000);

/** What `GET .../comments` answers. */
export interface CommentsPage {
  items: CommentThread[];
  next: string | null;
  total: number;
  topic: string;
}

/** A server with a published post, two parents and an admin, and how they comment. */
export interface CommentApp {
  t: TestApp;
  people: { maria: string; paul: string; admin: string };
  ids: { maria: string; paul: string; admin: string };
  path: string;
  post(
    who: string,
    text: string,
    more?: Partial<{ key: string; parent_id: string; anonymous: boolean }>,
  ): Promise<BlogComment>;
  read(who: string, query?: string): Promise<CommentsPage>;
  close(): Promise<void>;
}

/** Starts it; `settings` are further ones. Approval is off unless they say otherwise. */
export async function startCommentApp(settings: Record<string, string> = {}): Promise<CommentApp> {
  const t = await startTestApp({ settings });
  t.setNow(begun);
  await addBlogPost(t.ctx.db, { at: minutes(-60), slug: 'first-prayers' });
  const grownUp = (name: string, admin = false) =>
    addGrownUp(t.ctx, { email: `${name.split(' ')[0]?.toLowerCase()}@example.org`, name, admin });
  const ids = {
    maria: await grownUp('Maria Rossi'),
    paul: await grownUp('Paul Martin'),
    admin: await grownUp('Anna Bianchi', true),
  };
  const expires = minutes(24 * 60);
  const people = {
    maria: await openSession(t.ctx, ids.maria, expires),
    paul: await openSession(t.ctx, ids.paul, expires),
    admin: await openSession(t.ctx, ids.admin, expires),
  };
  await giveSecondFactor(t.ctx, ids.admin);
  const path = '/rest/v1/blog/posts/first-prayers/comments';
  return {
    t,
    ids,
    people,
    path,
    async post(cookie, text, more = {}) {
      const body = { key: randomUUID(), text, anonymous: true, ...more };
      const answer = await t.call(path, { method: 'POST', cookie, body });
      if (answer.status !== 201) throw new Error(await answer.text());
      return bodyOf<BlogComment>(answer);
    },
    async read(cookie, query = '') {
      const answer = await t.call(`${path}${query}`, { cookie });
      if (answer.status !== 200) throw new Error(await answer.text());
      return bodyOf<CommentsPage>(answer);
    },
    close: () => t.close(),
  };
}
