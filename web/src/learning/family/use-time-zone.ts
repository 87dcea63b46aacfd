import { useOwnProfile } from './use-own-profile.ts';

/** The time zone in which the days of the family begin; the browser's until it is known. */
export function useTimeZone(): string {
  const { data } = useOwnProfile();
  return data?.time_zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}
