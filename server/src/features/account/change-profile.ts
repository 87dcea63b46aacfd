import type { ErrorCode } from '@pius/contracts/errors.ts';
import { checkAdultName } from '@pius/domain/account/adult-name.ts';
import type { Language } from '@pius/domain/language.ts';
import { isTimeZone } from '@pius/domain/progress/local-day.ts';
import { eq, or } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import { profiles, user } from '../../db/tables/account.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { findProfile } from './store.ts';

/** What a grown-up says of himself; what is left out stays as it is. */
interface ProfileChange {
  full_name?: string | undefined;
  /** Empty takes it away. */
  phone?: string | undefined;
  language?: Language | undefined;
  time_zone?: string | undefined;
}

/**
 * Changes a grown-up's name, phone, language and time zone; the time zone is the family's, so the
 * children's days begin by it too.
 * @returns The profile as it is now.
 * @throws `AppError` with what is wrong, by field.
 * @see docs/requirements.md#r-streak
 */
export async function changeOwnProfile(ctx: AppContext, userId: string, change: ProfileChange) {
  refuse(change);
  const { language, time_zone: timeZone } = change;
  const fullName = change.full_name?.trim();
  const phone = change.phone === undefined ? undefined : change.phone.trim() || null;
  const own = Object.entries({ fullName, phone, language }).filter(
    ([, value]) => value !== undefined,
  );
  return ctx.db.transaction(async (tx) => {
    if (own.length > 0) {
      await tx.update(profiles).set(Object.fromEntries(own)).where(eq(profiles.id, userId));
    }
    if (fullName) await tx.update(user).set({ name: fullName }).where(eq(user.id, userId));
    if (timeZone) {
      const family = or(eq(profiles.id, userId), eq(profiles.parentId, userId));
      await tx.update(profiles).set({ timeZone }).where(family);
    }
    const profile = await findProfile(tx, userId);
    if (!profile) throw new AppError('not_found');
    return profile;
  });
}

function refuse({ full_name, time_zone }: ProfileChange): void {
  const fields: Record<string, ErrorCode> = {};
  const name = full_name === undefined ? null : checkAdultName(full_name);
  if (name) fields.full_name = name;
  if (time_zone !== undefined && !isTimeZone(time_zone)) fields.time_zone = 'timezone_unknown';
  const [first] = Object.values(fields);
  if (first) throw new AppError(first, { fields });
}
