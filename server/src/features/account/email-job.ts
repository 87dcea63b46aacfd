import type { AppContext } from '../../app-context.ts';
import type { Queryable } from '../../db/database.ts';

/**
 * E-mails that are asked for now, and of which it is decided when nobody waits for the answer any
 * more whether one is written: so neither the answer nor its time tells who has an account. It
 * takes the name of the job, what writes the e-mail of a request, and the longest pause in seconds
 * before it is tried again.
 * @see docs/requirements.md#r-who-has-an-account
 */
export function emailJob(
  name: string,
  write: (ctx: AppContext, id: string) => Promise<void>,
  { retryDelayMax = 600 } = {},
) {
  const options = { atOnce: 4, retryLimit: 10, retryDelay: 5, retryDelayMax, expireInSeconds: 60 };
  return {
    /** Asks for the e-mail of a request, in the transaction that notes the request. */
    ask: (ctx: AppContext, tx: Queryable, id: string): Promise<void> =>
      ctx.queue.send(name, { id }, { key: id, tx }),
    /** Begins to write the e-mails. Needed before the first is asked for. */
    start: (ctx: AppContext): Promise<void> =>
      ctx.queue.work<{ id: string }>(name, options, ({ id }) => write(ctx, id)),
  };
}
