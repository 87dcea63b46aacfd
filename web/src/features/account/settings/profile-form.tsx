import { checkAdultName } from '@pius/domain/account/adult-name.ts';
import { languageInfo, languages } from '@pius/domain/language.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useRefreshSession } from '@/learning/session/use-session.ts';
import type { ApiError } from '@/ui/api/api-error.ts';
import { call } from '@/ui/api/call.ts';
import { storeLanguage } from '@/ui/i18n/language.ts';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { Button } from '@/ui/kit/button.tsx';
import { SelectField } from '@/ui/kit/select-field.tsx';
import { TextField } from '@/ui/kit/text-field.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { resolverOf, showServerFields } from '../field-codes.ts';
import { FormFault } from '../form-fault.tsx';
import { asApiError } from '../sign-in.ts';
import { changesOf, type Profile, type ProfileValues, valuesOf } from './profile-values.ts';
import { timeZones } from './time-zones.ts';

const resolver = resolverOf<ProfileValues>(({ full_name }) => {
  const name = checkAdultName(full_name ?? '');
  return name ? { full_name: name } : {};
});

const languageOptions = languages.map((value) => ({ value, label: languageInfo[value].label }));

/**
 * Name, phone, language and time zone. Only what was changed is sent, so that two tabs do not undo
 * each other.
 */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('settings');
  const { t: account } = useTranslation('account');
  const messageOf = useErrorMessage();
  const { register, formState, submit, fault } = useProfileForm(profile);
  const { full_name, phone, time_zone } = formState.errors;
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <TextField
        autoComplete="name"
        error={full_name?.message && messageOf(full_name.message)}
        label={account('field.full-name')}
        {...register('full_name')}
      />
      <TextField
        autoComplete="tel"
        error={phone?.message && messageOf(phone.message)}
        label={account('field.phone')}
        maxLength={40}
        type="tel"
        {...register('phone')}
      />
      <SelectField
        label={t('profile.language')}
        options={languageOptions}
        {...register('language')}
      />
      <SelectField
        error={time_zone?.message && messageOf(time_zone.message)}
        hint={t('profile.zone.hint')}
        label={t('profile.zone')}
        options={timeZones(profile.time_zone)}
        {...register('time_zone')}
      />
      <FormFault error={fault} />
      <Button
        busy={formState.isSubmitting}
        className="justify-self-start max-md:w-full"
        type="submit"
        variant="gold"
      >
        {t('profile.save')}
      </Button>
    </form>
  );
}

function useProfileForm(profile: Profile) {
  const { t, i18n } = useTranslation('settings');
  const client = useQueryClient();
  const refreshSession = useRefreshSession();
  const form = useForm<ProfileValues>({ resolver, defaultValues: valuesOf(profile) });
  const [fault, setFault] = useState<ApiError | null>(null);
  const submit = form.handleSubmit(async (values) => {
    setFault(null);
    const body = changesOf(profile, values);
    if (Object.keys(body).length === 0) return notify('info', t('profile.nothing'));
    try {
      const saved = await call('PATCH /rest/v1/account/profile', { body });
      client.setQueryData(['profile', profile.id], saved);
      form.reset(valuesOf(saved));
    } catch (thrown) {
      const error = asApiError(thrown);
      const fields = { full_name: ['full_name'], phone: ['phone'], time_zone: ['time_zone'] };
      if (!showServerFields(error, form.setError, fields as never)) setFault(error);
      return;
    }
    // What follows only shows it: should it fail, the next check of the session does the same.
    await refreshSession().catch(() => undefined);
    if (body.language) {
      storeLanguage(body.language);
      await i18n.changeLanguage(body.language);
    }
    notify('success', i18n.t('profile.saved', { ns: 'settings' }));
  });
  return { register: form.register, formState: form.formState, submit, fault };
}
