import type { Context } from 'hono';
import type { House } from '../../house.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Window } from '../../platform/http/limiter.ts';
import { networkOf, sourceOf } from '../../platform/http/source.ts';
import { knownDevice } from '../../platform/sign-in/known-device.ts';

/** One count that a sign-in must pass. */
interface Door extends Window {
  key: string;
  /** Counts right passwords too, so that even they cannot be tried without end. */
  countsAll?: true;
}

const quarterHour = 15 * 60;
const hour = 60 * 60;

/**
 * Slows guessing without letting a stranger lock a child out (promise 18, threat 5). A device that has signed in to
 * the account before has a count of its own. Any other is counted by its source, by source and account together,
 * and, slowly, by account across all sources. The source's door comes first, so that who is refused there leaves no
 * new rows. Counted before the password is looked at, so that guesses sent at once count too.
 * In: the login e-mail, and a name of the device where its parent has approved it, which makes it known too. Out: what takes the call out of the counts, for what was no wrong guess.
 */
export async function slowGuessing(
  c: Context,
  house: House,
  email: string,
  approved?: string,
): Promise<() => Promise<void>> {
  const now = house.now();
  const passed: string[] = [];
  for (const { key, countsAll, ...window } of doorsTo(c, house, email, approved)) {
    const wait = await house.limiter.shared(key, window, now);
    if (wait > 0) throw new AppError('too_many_requests', { retryAfter: wait });
    if (!countsAll) passed.push(key);
  }
  return async () => {
    for (const key of passed) await house.limiter.release(key);
  };
}

function doorsTo(c: Context, house: House, email: string, approved?: string): Door[] {
  const source = sourceOf(c, house.env.trustedProxies);
  const device = approved ?? knownDevice(c, house.secret, email);
  const every: Door = {
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
    { key: `sign-in ${source}`, count: 100, seconds: quarterHour },
    ...(network ? [{ key: `sign-in network ${network}`, count: 300, seconds: quarterHour }] : []),
    { key: `sign-in ${source} ${email}`, count: 10, seconds: quarterHour },
    every,
    { key: `sign-in account ${email}`, count: 100, seconds: hour },
  ];
}
