import { localDay } from '@pius/domain/progress/local-day.ts';
import type { Child } from '@/learning/family/use-children.ts';

const dayMs = 24 * 60 * 60 * 1000;
/**
 * So many days before its end the dashboard begins to say that access is over soon, as the first
 * letter does.
 */
const soon = 14;

/**
 * How a child's access stands: open for long, over in so many days, over, or never there. `at` is
 * its end as ISO text.
 */
export type AccessStatus =
  | { kind: 'open' | 'ended'; at: string }
  | { kind: 'ending'; at: string; days: number }
  | { kind: 'free' };

/**
 * What the server says of a child's access, now, and the time zone in which the family's days
 * begin.
 */
export function accessStatus(
  { active, expires_at: at }: Child['subscription'],
  now: Date,
  timeZone: string,
): AccessStatus {
  if (at === null) return { kind: 'free' };
  if (!active) return { kind: 'ended', at };
  const number = (date: Date) => Date.parse(localDay(date, timeZone)) / dayMs;
  const days = number(new Date(at)) - number(now);
  return days > soon ? { kind: 'open', at } : { kind: 'ending', at, days };
}
