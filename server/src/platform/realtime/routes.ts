import type { RouteRules } from '@pius/contracts/route.ts';
import { grownUps } from '@pius/contracts/route.ts';
import type { Hono } from 'hono';
import type { AppContext } from '../../app-context.ts';
import { AppError } from '../http/app-error.ts';
import { admit, whoCalls } from '../http/mount.ts';
import { openStream } from './stream.ts';

const path = '/realtime/v1/events';
const rules: RouteRules = {
  who: grownUps,
  limit: { per: 'account', count: 60, seconds: 60 },
};
/** Pages that one account may have open at once, to one process. */
const mostOfAccount = 8;
/** Readers that one process serves at once. */
const mostInAll = 3000;

/**
 * The topics a page hears beside its own account's, by what its address asks for: a value of the
 * query by its name.
 */
export type FurtherTopics = (request: (name: string) => string | undefined) => readonly string[];

/** What concerns an account: the topic that its pages hear. */
export function topicOfAccount(id: string): string {
  return `account ${id}`;
}

/**
 * `GET /realtime/v1/events`: server-sent events for the pages of a grown-up, each hearing what
 * concerns its own account and what `further` lets it hear, and nothing else. `last-event-id`, or
 * `after` in the address, goes on where the last connection broke.
 */
export function realtimeRoutes(
  app: Pick<Hono, 'get'>,
  ctx: AppContext,
  further: FurtherTopics,
): void {
  const open = new Map<string, number>();
  let all = 0;
  app.get(path, async (c) => {
    const { caller } = await admit(c, ctx, { method: 'get', path, rules }, ctx.now());
    const { account } = caller;
    if (!account) throw new AppError('user_not_authenticated');
    const { id } = account;
    const topics = new Set([topicOfAccount(id)]);
    for (const topic of further((name) => c.req.query(name))) topics.add(topic);
    const count = open.get(id) ?? 0;
    if (count >= mostOfAccount || all >= mostInAll) {
      throw new AppError('too_many_requests', { retryAfter: 60 });
    }
    open.set(id, count + 1);
    all += 1;
    ctx.metrics.readersChanged(1);
    const free = () => {
      all -= 1;
      ctx.metrics.readersChanged(-1);
      const left = (open.get(id) ?? 1) - 1;
      if (left > 0) open.set(id, left);
      else open.delete(id);
    };
    const stillThere = async () => (await whoCalls(c, ctx, ctx.now())).account?.id === id;
    const after = c.req.header('last-event-id') ?? c.req.query('after') ?? null;
    return openStream(ctx.realtime, topics, { after, stillThere, free });
  });
}
