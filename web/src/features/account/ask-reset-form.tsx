import { normaliseEmail } from '@pius/domain/account/login-name.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { ApiError } from '@/shared/api/api-error.ts';
import { call } from '@/shared/api/call.ts';
import { useErrorWords } from '@/shared/i18n/use-error-words.ts';
import { Button } from '@/shared/ui/button.tsx';
import { Notice } from '@/shared/ui/notice.tsx';
import { TextField } from '@/shared/ui/text-field.tsx';
import { resolverOf, showServerFields } from './field-codes.ts';
import { FormFault } from './form-fault.tsx';
import { OutboxNotice } from './outbox-notice.tsx';
import { asApiError } from './sign-in.ts';
import { checkEmail } from './sign-up-values.ts';

interface AskValues {
  email: string;
}

const resolver = resolverOf<AskValues>(({ email }) => {
  const code = checkEmail(email ?? '');
  return code ? { email: code } : {};
});

/** Asks for the letter by which a password is set anew. It begins with the address that was typed on the login page. */
export function AskResetForm() {
  const { t } = useTranslation('account');
  const words = useErrorWords();
  const { register, formState, submit, fault, sentTo } = useAskReset();
  return (
    <form className="grid gap-4" method="post" noValidate onSubmit={submit}>
      <TextField
        autoComplete="username"
        error={formState.errors.email?.message && words(formState.errors.email.message)}
        inputMode="email"
        label={t('field.email')}
        type="email"
        {...register('email')}
      />
      <FormFault error={fault} />
      <Button block busy={formState.isSubmitting} type="submit" variant="gold">
        {t('reset.send')}
      </Button>
      <div className="grid gap-4" role="status">
        {sentTo ? (
          <>
            <Notice live="none" title={t('reset.sent', { email: sentTo })} tone="yes">
              <p className="text-ui">{t('reset.sent-text')}</p>
            </Notice>
            <OutboxNotice />
          </>
        ) : null}
      </div>
    </form>
  );
}

function useAskReset() {
  const { state } = useLocation() as { state: Partial<AskValues> | null };
  const form = useForm<AskValues>({ resolver, defaultValues: { email: state?.email ?? '' } });
  const [fault, setFault] = useState<ApiError | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const submit = form.handleSubmit(async (typed) => {
    const email = normaliseEmail(typed.email);
    setFault(null);
    setSentTo(null);
    try {
      await call('POST /auth/v1/request-password-reset', { body: { email } });
      setSentTo(email);
    } catch (thrown) {
      const error = asApiError(thrown);
      if (!showServerFields(error, form.setError, { email: ['email'] })) setFault(error);
    }
  });
  return { register: form.register, formState: form.formState, submit, fault, sentTo };
}
