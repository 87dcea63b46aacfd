import { z } from '@hono/zod-openapi';
import { trackedContents, trackedEvents } from '@pius/domain/tracking/events.ts';
import { notChildren } from './donations.ts';
import { body, defineRoute, json } from './route.ts';

/** Of a person, as somebody wrote it. */
const own = z.string().max(254).optional();

/**
 * Answered alike whatever becomes of the event, so that it tells nothing of anybody. Of names, e-mail and phone only
 * what the server itself knows goes on.
 * @see docs/requirements.md#r-tracking-endpoint
 */
export const sendConversion = defineRoute(
  {
    method: 'post',
    path: '/functions/v1/facebook-conversion-api',
    request: {
      body: body(
        z.strictObject({
          event_name: z.enum(trackedEvents),
          /** The same in the browser and here, by which Meta knows the event again. */
          event_id: z.string().regex(/^[A-Za-z0-9_-]{8,270}$/),
          /** The page it happened on; what follows its path is left out. */
          event_source_url: z.url().max(2000),
          custom_data: z
            .strictObject({
              content_name: z.enum(trackedContents).optional(),
              value: z.number().min(0).max(100_000).optional(),
              currency: z.literal('USD').optional(),
              /** Of a purchase: its checkout, by which the ledger tells what was paid. */
              session_id: z.string().min(1).max(255).optional(),
            })
            .optional(),
          email: own,
          external_id: own,
          first_name: own,
          last_name: own,
          phone: own,
          /** Meta's own cookies. */
          fbp: z
            .string()
            .regex(/^fb\.\d\.\d+\.[\w.-]{1,400}$/)
            .optional(),
          fbc: z
            .string()
            .regex(/^fb\.\d\.\d+\.[\w.-]{1,400}$/)
            .optional(),
        }),
      ),
    },
    responses: { 202: json(z.strictObject({ received: z.literal(true) }), 'It was heard') },
  },
  {
    who: notChildren,
    thing: 'tracking-event',
    limit: { per: 'account', count: 60, seconds: 60 },
  },
);

export const routes = [sendConversion] as const;
