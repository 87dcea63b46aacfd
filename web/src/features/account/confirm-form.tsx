import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useRefreshSession } from '@/learning/session/use-session.ts';
import { track } from '@/learning/tracking/track.ts';
import type { ApiError } from '@/ui/api/api-error.ts';
import { call } from '@/ui/api/call.ts';
import { LocaleLink } from '@/ui/i18n/locale-link.tsx';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { CardPage } from '@/ui/kit/card-page.tsx';
import { PasswordField } from '@/ui/kit/password-field.tsx';
import { TextField } from '@/ui/kit/text-field.tsx';
import { localePath } from '@/ui/paths.ts';
import { awaitEmail } from './awaited-email.ts';
import { ConfirmProblem, linkProblem } from './confirm-problem.tsx';
import { FormFault } from './form-fault.tsx';
import { passwordAlone } from './one-field.ts';
import { takeReturnPath } from './return-place.ts';
import { asApiError } from './sign-in.ts';
import { saveSignUp } from './sign-up-draft.ts';

/** Confirms an address with the password chosen at sign-up, and signs in. */
export function ConfirmForm({ email, token }: { email: string; token: string }) {
  const { t } = useTranslation('account');
  const messageOf = useErrorMessage();
  const { register, formState, submit, fault } = useConfirm(token);
  const problem = fault && linkProblem(fault.code);
  if (problem) return <ConfirmProblem problem={problem} />;
  const wrong = formState.errors.password?.message;
  return (
    <CardPage art="badge-dedicated-learner" title={t('confirm.title')}>
      <p className="text-center">{t('confirm.text')}</p>
      <form className="grid gap-5" method="post" noValidate onSubmit={submit}>
        <TextField autoComplete="username" label={t('field.email')} readOnly value={email} />
        <PasswordField
          error={wrong && (wrong === 'wrong' ? t('confirm.wrong-password') : messageOf(wrong))}
          hideLabel={t('field.password-hide')}
          label={t('confirm.password')}
          showLabel={t('field.password-show')}
          {...register('password')}
        />
        <FormFault error={fault} />
        <Button block busy={formState.isSubmitting} type="submit" variant="gold">
          {t('confirm.submit')}
        </Button>
      </form>
      <section className="grid justify-items-start gap-1 border-rule border-t-2 pt-5">
        <h2 className="text-d4">{t('confirm.forgotten')}</h2>
        <p className="text-ui">{t('confirm.forgotten-text')}</p>
        <LocaleLink className="inline-flex min-h-11 items-center text-ui" to="/signup">
          {t('confirm.sign-up-again')}
        </LocaleLink>
      </section>
    </CardPage>
  );
}

function useConfirm(token: string) {
  const { register, handleSubmit, setError, formState } = useForm<{ password: string }>({
    resolver: passwordAlone,
  });
  const [fault, setFault] = useState<ApiError | null>(null);
  const refreshSession = useRefreshSession();
  const navigate = useNavigate();
  const language = useLanguage();
  const submit = handleSubmit(async ({ password }) => {
    setFault(null);
    try {
      await call('POST /rest/v1/account/confirmation', { body: { token, password } });
      awaitEmail(null);
      saveSignUp(null);
      await refreshSession();
      track('sign_up_complete');
    } catch (thrown) {
      const error = asApiError(thrown);
      if (error.code !== 'invalid_credentials') return setFault(error);
      return setError('password', { type: 'server', message: 'wrong' }, { shouldFocus: true });
    }
    await navigate(localePath(takeReturnPath(), language), { replace: true });
  });
  return { register, formState, submit, fault };
}
