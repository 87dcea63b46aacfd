import { z } from '@hono/zod-openapi';
import { body, defineRoute, everybody, grownUps, json, langQuery, ordinaryLimit } from './route.ts';

const choice = z.strictObject({
  on: z.boolean(),
  /** Since when, and until when it was wanted before; null where it never was. */
  wanted_at: z.string().nullable(),
  stopped_at: z.string().nullable(),
  /** The offer on the dashboard was put away for good. */
  offer_away: z.boolean(),
  /** The Saturday of the next letter. */
  saturday: z.string(),
});

/**
 * Whether the caller wants the letter of each Saturday.
 * @see docs/requirements.md#r-weekly-email
 */
export const readWeeklyEmail = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/account/saturday-letter',
    responses: { 200: json(choice, 'The choice') },
  },
  { who: grownUps, thing: 'family', limit: ordinaryLimit },
);

/**
 * Switches the letter on or off, or puts its offer away for good; what is left out stays as it is.
 */
export const chooseWeeklyEmail = defineRoute(
  {
    method: 'patch',
    path: '/rest/v1/account/saturday-letter',
    request: {
      body: body(
        z.strictObject({ on: z.boolean().optional(), offer_away: z.literal(true).optional() }),
      ),
    },
    responses: { 200: json(choice, 'The choice as it is now') },
  },
  { who: grownUps, thing: 'family', limit: ordinaryLimit },
);

/**
 * The letter of the coming Saturday as it would go out now. `kind` is `none` where none would go
 * out; the short one is shown then.
 */
export const previewWeeklyEmail = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/account/saturday-letter/preview',
    request: { query: langQuery },
    responses: {
      200: json(
        z.strictObject({
          kind: z.enum(['week', 'quiet', 'none']),
          subject: z.string(),
          html: z.string(),
          text: z.string(),
        }),
        'The letter',
      ),
    },
  },
  { who: grownUps, thing: 'family', limit: { per: 'account', count: 20, seconds: 60 } },
);

const stopQuery = langQuery.extend({ token: z.string().max(200).optional() });
const page = { content: { 'text/html': { schema: z.string() } }, description: 'A page' } as const;

/**
 * The page to which the link in a letter leads: it asks whether to stop, and changes nothing. A
 * wrong link gets a page too.
 */
export const showStopWeeklyEmail = defineRoute(
  {
    method: 'get',
    path: '/functions/v1/saturday-letter/stop',
    request: { query: stopQuery },
    responses: { 200: page },
  },
  { who: everybody, limit: ordinaryLimit },
);

/**
 * Stops the letters by the signed link alone, from that page or from a mail program (RFC 8058); its
 * body says nothing more.
 */
export const stopWeeklyEmail = defineRoute(
  {
    method: 'post',
    path: '/functions/v1/saturday-letter/stop',
    request: { query: stopQuery },
    responses: { 200: page },
  },
  { who: everybody, limit: ordinaryLimit },
);

export const routes = [
  readWeeklyEmail,
  chooseWeeklyEmail,
  previewWeeklyEmail,
  showStopWeeklyEmail,
  stopWeeklyEmail,
] as const;
