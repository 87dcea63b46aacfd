import type { CallInput, CallOutput } from '@/ui/api/call.ts';

/** A grown-up's own profile. */
export type Profile = CallOutput<'GET /rest/v1/profiles/{id}'>;
type ProfileBody = CallInput<'PATCH /rest/v1/account/profile'>['body'];

/** What the form about oneself holds. */
export type ProfileValues = Required<ProfileBody>;

/** A profile as the form holds it. */
export function valuesOf({ full_name, phone, language, time_zone }: Profile): ProfileValues {
  return { full_name, phone: phone ?? '', language, time_zone };
}

/** What of a filled-in form differs from the profile, ends of lines and spaces at the ends aside. */
export function changesOf(profile: Profile, values: ProfileValues): ProfileBody {
  const before = valuesOf(profile);
  const trimmed = { ...values, full_name: values.full_name.trim(), phone: values.phone.trim() };
  return Object.fromEntries(
    Object.entries(trimmed).filter(([name, value]) => value !== before[name as keyof ProfileBody]),
  );
}
