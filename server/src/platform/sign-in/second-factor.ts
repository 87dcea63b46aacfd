import { eq } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import { user } from '../../db/tables/account.ts';
import { secondFactors } from '../../db/tables/second-factor.ts';
import { AppError } from '../http/app-error.ts';
import type { Caller } from './caller.ts';

/** How long a session remembers the second factor; it ends with the session at the latest. */
const rememberedHours = 12;
/**
 * The demo's admin, whose password everybody knows, is not enrolled.
 * @see docs/requirements.md#r-second-factor
 */
const demoAdmin = 'admin@example.com';

/**
 * How an admin stands to what lies behind the second factor. `missing`: no device is enrolled yet;
 * `required`: a code is asked for; `passed`: one was given in this session; `spared`: the demo's
 * admin.
 */
export type SecondFactorState = 'missing' | 'required' | 'passed' | 'spared';

/** The state of who calls, and until when a second factor that was given holds. */
export async function secondFactorOf(
  ctx: Pick<AppContext, 'db' | 'env'>,
  caller: Caller,
  now: Date,
): Promise<{ state: SecondFactorState; until: Date | null }> {
  const [row] = await ctx.db
    .select({ email: user.email, confirmedAt: secondFactors.confirmedAt })
    .from(user)
    .leftJoin(secondFactors, eq(secondFactors.userId, user.id))
    .where(eq(user.id, caller.account?.id ?? ''))
    .limit(1);
  if (!row?.confirmedAt) {
    const spared = ctx.env.demo && row?.email === demoAdmin;
    return { state: spared ? 'spared' : 'missing', until: null };
  }
  const input = caller.session?.secondFactorAt;
  const until = input ? new Date(input.getTime() + rememberedHours * 60 * 60 * 1000) : null;
  return until && until > now ? { state: 'passed', until } : { state: 'required', until: null };
}

/** Lets on who has given a second factor; throws what there is to do for anybody else. */
export async function demandSecondFactor(
  ctx: Pick<AppContext, 'db' | 'env'>,
  caller: Caller,
  now: Date,
): Promise<void> {
  const { state } = await secondFactorOf(ctx, caller, now);
  if (state === 'missing') throw new AppError('second_factor_missing');
  if (state === 'required') throw new AppError('second_factor_required');
}
