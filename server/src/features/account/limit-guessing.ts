import type { Context } from 'hono';
import type { AppContext } from '../../app-context.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Window } from '../../platform/http/limiter.ts';
import { networkOf, sourceOf } from '../../platform/http/source.ts';
import { knownDevice } from '../../platform/sign-in/known-device.ts';

/** One count that a sign-in must pass. */
interface GuessingLimit extends Window {
  key: string;
  /** Counts right passwords too, so that even they cannot be tried without end. */
  countsAll?: true;
  /** Counts anyone who comes that way, for any account. */
  ofAny?: true;
}

const quarterHour = 15 * 60;
const hour = 60 * 60;
/** Guesses for one account from all sources together, in an hour. */
const mostAcross = 100;
const ofAny = true as const;

/**
 * Slows guessing without letting a stranger lock a child out. A device that has signed in to the
 * account before has a count of its own. Any other is counted by its source, by source and account
 * together, and, slowly, by account across all sources. The source's door comes first, so that who
 * is refused there leaves no new rows. Counted before the password is looked at, so that guesses
 * sent at once count too. It takes the login e-mail, and a name of the device where its parent has
 * approved it, which makes it known too.
 * @returns What takes the call out of the counts, for what was no wrong guess.
 * @see docs/requirements.md#r-slow-guessing
 */
export async function limitGuessing(
  c: Context,
  ctx: AppContext,
  email: string,
  approved?: string,
): Promise<() => Promise<void>> {
  const now = ctx.now();
  const passed: string[] = [];
  const lift = await lastLift(ctx, email, now);
  for (const limitKey of limitKeysOf(c, ctx, email, approved)) {
    const { countsAll, ofAny, ...window } = limitKey;
    const key = ofAny ? limitKey.key : `${limitKey.key}${lift}`;
    const wait = await ctx.limiter.shared(key, window, now);
    if (wait > 0) {
      if (!ofAny) await ctx.limiter.shared(refused(email), { count: 0, seconds: wait }, now);
      throw new AppError('too_many_requests', { retryAfter: wait });
    }
    if (!countsAll) passed.push(key);
  }
  return async () => {
    for (const key of passed) await ctx.limiter.release(key);
  };
}

const acrossSources = (email: string) => `sign-in account ${email}`;
const refused = (email: string) => `sign-in refused ${email}`;
const lifted = (email: string) => `sign-in lifted ${email}`;
const everyGuess = 1_000_000;

/**
 * What the names of an account's counts end with since an admin lifted its waits. The counts of
 * single devices cannot be found by the account alone: another name begins them again.
 */
async function lastLift({ limiter }: AppContext, email: string, now: Date): Promise<string> {
  const lift = (await limiter.status([lifted(email)], now)).get(lifted(email));
  return lift ? ` ${lift.resetsAt.getTime()} ${lift.count}` : '';
}

/**
 * Ends every wait for an account after wrong passwords, on all devices. What is counted for a whole
 * address stays.
 */
export async function liftWaits({ limiter }: AppContext, email: string, now: Date): Promise<void> {
  await limiter.release(acrossSources(email), everyGuess);
  await limiter.release(refused(email), everyGuess);
  await limiter.shared(lifted(email), { count: everyGuess, seconds: hour }, now);
}

/**
 * Until when some device must wait before it may log in to each of these accounts; those that none
 * waits for are left out.
 */
export async function waitsOf(
  { limiter }: AppContext,
  emails: readonly string[],
  now: Date,
): Promise<Map<string, Date>> {
  const held = await limiter.status(
    emails.flatMap((email) => [refused(email), acrossSources(email)]),
    now,
  );
  const waits = new Map<string, Date>();
  for (const email of emails) {
    const across = held.get(acrossSources(email));
    const ends = [
      held.get(refused(email)),
      across && across.count >= mostAcross ? across : undefined,
    ].flatMap((each) => (each ? [each.resetsAt.getTime()] : []));
    if (ends.length > 0) waits.set(email, new Date(Math.max(...ends)));
  }
  return waits;
}

function limitKeysOf(
  c: Context,
  ctx: AppContext,
  email: string,
  approved?: string,
): GuessingLimit[] {
  const source = sourceOf(c, ctx.env.trustedProxies);
  const device = approved ?? knownDevice(c, ctx, email);
  const every: GuessingLimit = {
    key: `sign-in any ${source} ${email}`,
    count: 60,
    seconds: quarterHour,
    countsAll: true,
  };
  if (device) {
    return [{ key: `sign-in device ${device} ${email}`, count: 10, seconds: quarterHour }, every];
  }
  const network = networkOf(source);
  return [
    { key: `sign-in ${source}`, count: 100, seconds: quarterHour, ofAny },
    ...(network
      ? [{ key: `sign-in network ${network}`, count: 300, seconds: quarterHour, ofAny }]
      : []),
    { key: `sign-in ${source} ${email}`, count: 10, seconds: quarterHour },
    every,
    { key: acrossSources(email), count: mostAcross, seconds: hour },
  ];
}
