import { z } from '@hono/zod-openapi';
import { json } from './route.ts';

/** An e-mail address as it is typed; what is wrong with it is a rule with its own words. */
export const email = z.string().max(500);

/** A password as it is typed; what is wrong with it is a rule with its own words. */
export const password = z.string().max(1000);

/** The secret in the link of a letter. */
export const linkToken = z.string().min(1).max(200);

/**
 * What is answered where a letter was asked for, the same for anyone who has the address.
 * @see docs/requirements.md#r-who-has-an-account
 */
export const emailRequested = json(z.strictObject({ sent: z.literal(true) }), 'Taken');
