import { normaliseEmail } from '@pius/domain/account/login-name.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@/shared/api/api-error.ts';
import { call } from '@/shared/api/call.ts';
import { useErrorWords } from '@/shared/i18n/use-error-words.ts';
import { useLanguage } from '@/shared/i18n/use-language.ts';
import { Button } from '@/shared/ui/button.tsx';
import { Notice } from '@/shared/ui/notice.tsx';
import { TextField } from '@/shared/ui/text-field.tsx';
import { resolverOf, showServerFields } from './field-codes.ts';
import { FormFault } from './form-fault.tsx';
import { asApiError } from './sign-in.ts';
import { checkEmail } from './sign-up-values.ts';

interface ResendValues {
  email: string;
}

const resolver = resolverOf<ResendValues>(({ email }) => {
  const code = checkEmail(email ?? '');
  return code ? { email: code } : {};
});

/** Asks for the confirmation letter once more: to a known address at a press, else to the one that is typed. */
export function ResendForm({ email }: { email?: string | null }) {
  const { t } = useTranslation('account');
  const words = useErrorWords();
  const { register, formState, submit, fault, sentTo } = useResend(email ?? null);
  return (
    <form className="grid gap-4" method="post" noValidate onSubmit={submit}>
      {email ? null : (
        <TextField
          autoComplete="email"
          error={formState.errors.email?.message && words(formState.errors.email.message)}
          inputMode="email"
          label={t('field.email')}
          type="email"
          {...register('email')}
        />
      )}
      <FormFault error={fault} />
      <Button
        busy={formState.isSubmitting}
        className="justify-self-start max-md:w-full"
        type="submit"
      >
        {t('resend.button')}
      </Button>
      <div role="status">
        {sentTo ? (
          <Notice live="none" title={t('resend.sent', { email: sentTo })} tone="yes">
            <p className="text-ui">{t('resend.sent-text')}</p>
          </Notice>
        ) : null}
      </div>
    </form>
  );
}

function useResend(known: string | null) {
  const language = useLanguage();
  const { register, handleSubmit, setError, formState } = useForm<ResendValues>({
    resolver: known ? undefined : resolver,
  });
  const [fault, setFault] = useState<ApiError | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const submit = handleSubmit(async (typed) => {
    const email = known ?? normaliseEmail(typed.email);
    setFault(null);
    setSentTo(null);
    try {
      await call('POST /rest/v1/account/resend-confirmation', { body: { email, language } });
      setSentTo(email);
    } catch (thrown) {
      const error = asApiError(thrown);
      if (known || !showServerFields(error, setError, { email: ['email'] })) setFault(error);
    }
  });
  return { register, formState, submit, fault, sentTo };
}
