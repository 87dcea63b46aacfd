import { isTodaySomewhere } from '@pius/domain/calendar-day.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Caller } from '../../platform/sign-in/caller.ts';

/**
 * Throws unless a caller may read what belongs to a date: a child any date, everybody else today's, which it is as long
 * as it is today somewhere on Earth.
 * @see docs/requirements.md#r-todays-saint
 */
export function requireChildOrToday(caller: Caller, date: string, now: Date): void {
  if (caller.viewer === 'child' || isTodaySomewhere(date, now)) return;
  throw new AppError(caller.viewer === 'visitor' ? 'user_not_authenticated' : 'forbidden');
}
