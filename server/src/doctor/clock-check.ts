import { type Finding, warning, well } from './finding.ts';

/** Codes of a second factor, signed calls of Stripe and the ends of sessions bear no more. */
const mostSeconds = 30;

/**
 * Whether our clock goes as another does. Input: whose it is, and how it is asked; null where it
 * does not tell.
 */
export async function checkClock(
  whose: string,
  ask: () => Promise<Date | null>,
  now: () => number = Date.now,
): Promise<Finding> {
  const before = now();
  const other = await ask();
  const here = (before + now()) / 2;
  if (!other) return well('clock', `${whose} tells no time`);
  const apart = Math.round(Math.abs(other.getTime() - here) / 1000);
  if (apart <= mostSeconds) return well('clock', `goes as that of ${whose}`);
  return warning(
    'clock',
    `is ${apart} s away from that of ${whose}`,
    'let it be set over the network (timedatectl set-ntp true)',
  );
}
