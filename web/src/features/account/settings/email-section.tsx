import { normaliseEmail } from '@pius/domain/account/login-name.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/learning/session/use-session.ts';
import type { ApiError } from '@/ui/api/api-error.ts';
import { call } from '@/ui/api/call.ts';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { Button } from '@/ui/kit/button.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { PasswordField } from '@/ui/kit/password-field.tsx';
import { TextField } from '@/ui/kit/text-field.tsx';
import { resolverOf, showServerFields } from '../field-codes.ts';
import { FormFault } from '../form-fault.tsx';
import { OutboxNotice } from '../outbox-notice.tsx';
import { asApiError } from '../sign-in.ts';
import { checkEmail } from '../typed-email.ts';
import { SettingsSection } from './settings-section.tsx';

interface EmailValues {
  email: string;
  password: string;
}

const resolver = resolverOf<EmailValues>(({ email, password }) => {
  const code = checkEmail(email ?? '');
  return {
    ...(code ? { email: code } : {}),
    ...(password ? {} : { password: 'password_required' }),
  };
});

/**
 * The address one logs in by, and how it is changed: with the password, by a letter to the new one.
 */
export function EmailSection() {
  const { t } = useTranslation('settings');
  const { t: account } = useTranslation('account');
  const messageOf = useErrorMessage();
  const { user } = useSession();
  const { register, formState, submit, fault, requested } = useEmailForm();
  const { email, password } = formState.errors;
  return (
    <SettingsSection name="email">
      <p className="[overflow-wrap:anywhere]">{t('email.now', { email: user?.email })}</p>
      <form className="grid gap-5" noValidate onSubmit={submit}>
        <TextField
          autoComplete="email"
          error={email?.message && messageOf(email.message)}
          hint={t('email.children')}
          inputMode="email"
          label={t('email.new')}
          type="email"
          {...register('email')}
        />
        {/* Tells a password manager whose password this is. */}
        <input autoComplete="username" hidden readOnly value={user?.email ?? ''} />
        <PasswordField
          autoComplete="current-password"
          error={password?.message && messageOf(password.message)}
          hideLabel={account('field.password-hide')}
          label={t('email.password')}
          showLabel={account('field.password-show')}
          {...register('password')}
        />
        <FormFault error={fault} />
        <Button
          busy={formState.isSubmitting}
          className="justify-self-start max-md:w-full"
          type="submit"
        >
          {t('email.submit')}
        </Button>
      </form>
      {requested ? (
        <>
          <Notice title={t('email.sent', { email: requested })} tone="yes">
            <p className="text-ui">{t('email.sent.text')}</p>
          </Notice>
          <OutboxNotice />
        </>
      ) : null}
    </SettingsSection>
  );
}

function useEmailForm() {
  const defaultValues = { email: '', password: '' };
  const form = useForm<EmailValues>({ resolver, defaultValues });
  const [fault, setFault] = useState<ApiError | null>(null);
  const [requested, setRequested] = useState<string | null>(null);
  const submit = form.handleSubmit(async ({ email, password }) => {
    setFault(null);
    setRequested(null);
    try {
      await call('POST /rest/v1/account/email-change', { body: { email, password } });
      form.reset(defaultValues);
      setRequested(normaliseEmail(email));
    } catch (thrown) {
      const error = asApiError(thrown);
      const fields = { email: ['email'], password: ['password'] } as const;
      if (!showServerFields(error, form.setError, fields)) setFault(error);
    }
  });
  return { register: form.register, formState: form.formState, submit, fault, requested };
}
