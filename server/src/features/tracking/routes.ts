import type { OpenAPIHono } from '@hono/zod-openapi';
import { sendConversion } from '@pius/contracts/tracking.ts';
import { metaNames } from '@pius/domain/tracking/events.ts';
import { isAdultPage } from '@pius/domain/tracking/may-track.ts';
import type { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Caller } from '../../platform/sign-in/caller.ts';
import { isBarred } from './barred.ts';
import { saveEvent } from './deliver.ts';
import { hashPerson } from './hash.ts';
import { personOf } from './person.ts';
import { purchaseAt } from './purchase.ts';

type Sent = z.output<
  (typeof sendConversion)['request']['body']['content']['application/json']['schema']
>;
type About = Record<string, string | number>;

/** Meta's version of a browser's name need not be longer. */
const mostAgentLetters = 512;

/**
 * Conversion events: whatever becomes of one, the answer is the same.
 * @see docs/requirements.md#r-tracking-endpoint
 */
export function register(app: OpenAPIHono, ctx: AppContext): void {
  mount(app, ctx, sendConversion, async ({ body, caller, now, c }) => {
    const page = adultPageOf(ctx, body.event_source_url);
    const answer = page && !isBarred(c) ? await eventForMeta(ctx, caller, body) : null;
    if (page && answer) {
      const { fbp, fbc, event_name: name } = body;
      const agent = c.req.header('user-agent')?.slice(0, mostAgentLetters);
      const person = hashPerson(await personOf(ctx.db, caller, body.email, now));
      const payload = {
        event_name: metaNames[name],
        event_id: answer.eventId,
        event_time: Math.floor(now.getTime() / 1000),
        event_source_url: page,
        action_source: 'website' as const,
        user_data: {
          ...person,
          ...(agent ? { client_user_agent: agent } : {}),
          ...(fbp ? { fbp } : {}),
          ...(fbc ? { fbc } : {}),
        },
        custom_data: answer.about,
      };
      const key = { name, eventId: answer.eventId };
      await saveEvent(ctx, { key, payload, userId: caller.account?.id ?? null, now });
    }
    return { received: true } as const;
  });
}

/**
 * The address of an adult page of ours without what follows its path, which may open something;
 * else null.
 */
function adultPageOf({ env, trustedOrigins }: AppContext, address: string): string | null {
  const { origin, pathname } = new URL(address);
  const ours = [env.publicUrl, ...trustedOrigins].includes(origin);
  return ours && isAdultPage(pathname) ? origin + pathname : null;
}

/**
 * What an event tells besides who; of a purchase by the ledger. Null where there is nothing to
 * tell.
 */
async function eventForMeta(
  { db }: AppContext,
  caller: Caller,
  { event_name: name, event_id: eventId, custom_data: input = {} }: Sent,
): Promise<{ eventId: string; about: About } | null> {
  if (name === 'purchase') {
    const paid = input.session_id ? await purchaseAt(db, caller, input.session_id) : null;
    if (!paid) return null;
    const { content, cents, currency } = paid;
    return {
      eventId: paid.eventId,
      about: { content_name: content, value: cents / 100, currency },
    };
  }
  const { content_name: content, value, currency = 'USD' } = input;
  return {
    eventId,
    about: {
      ...(content ? { content_name: content } : {}),
      ...(value === undefined ? {} : { value, currency }),
    },
  };
}
