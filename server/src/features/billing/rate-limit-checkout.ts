import type { Context } from 'hono';
import type { AppContext } from '../../app-context.ts';
import { sourceOf } from '../../platform/http/source.ts';
import type { Caller } from '../../platform/sign-in/caller.ts';
import { countCheckout } from './checkout.ts';

/**
 * Makes a checkout that somebody may make without an account, counted by where it comes from and by
 * who makes it, where that is known. One that could not be made is not counted. Throws 429 past
 * five an hour, and what `make` throws.
 * @see docs/requirements.md#r-card-testing
 */
export async function rateLimitCheckout<Made>(
  c: Context,
  ctx: AppContext,
  { caller: { account }, now }: { caller: Caller; now: Date },
  make: () => Promise<Made>,
): Promise<Made> {
  const source = sourceOf(c, ctx.env.trustedProxies);
  const uncount = await countCheckout(ctx, { account, source, now });
  try {
    return await make();
  } catch (error) {
    await uncount();
    throw error;
  }
}
