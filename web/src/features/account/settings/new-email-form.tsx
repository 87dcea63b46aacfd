import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useRefreshSession } from '@/learning/session/use-session.ts';
import type { ApiError } from '@/ui/api/api-error.ts';
import { call } from '@/ui/api/call.ts';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { Button } from '@/ui/kit/button.tsx';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { CardPage } from '@/ui/kit/card-page.tsx';
import { PasswordField } from '@/ui/kit/password-field.tsx';
import { type LinkProblem, linkProblem } from '../confirm-problem.tsx';
import { showServerFields } from '../field-codes.ts';
import { FormFault } from '../form-fault.tsx';
import { asApiError } from '../sign-in.ts';

interface NewEmailFormProps {
  email: string;
  token: string;
  /** Whether the account is signed in in this browser; else its password is asked for. */
  signedIn: boolean;
  /** What is shown where the link turns out to be used or too old. */
  whenNoGood: (problem: LinkProblem) => ReactNode;
}

/** Makes the address of a link the account's. */
export function NewEmailForm({ email, token, signedIn, whenNoGood }: NewEmailFormProps) {
  const { t } = useTranslation('settings');
  const { t: account } = useTranslation('account');
  const messageOf = useErrorMessage();
  const { register, formState, submit, fault, needsPassword, done } = useNewEmail(token, signedIn);
  if (done) return <Changed email={email} signedIn={!needsPassword} />;
  const problem = fault && linkProblem(fault.code);
  if (problem) return whenNoGood(problem);
  const wrong = formState.errors.password?.message;
  return (
    <CardPage art="badge-dedicated-learner" title={t('email.confirm.title')}>
      <p className="text-center font-bold text-body [overflow-wrap:anywhere]">{email}</p>
      <p className="text-center">{t('email.confirm.text')}</p>
      <form className="grid gap-5" method="post" noValidate onSubmit={submit}>
        {needsPassword ? (
          <>
            <p>{t('email.confirm.password-text')}</p>
            <input autoComplete="username" hidden readOnly value={email} />
            <PasswordField
              autoComplete="current-password"
              error={wrong && messageOf(wrong)}
              hideLabel={account('field.password-hide')}
              label={account('confirm.password')}
              showLabel={account('field.password-show')}
              {...register('password')}
            />
          </>
        ) : null}
        <FormFault error={fault} />
        <Button block busy={formState.isSubmitting} type="submit" variant="gold">
          {t('email.confirm.submit')}
        </Button>
      </form>
    </CardPage>
  );
}

function Changed({ email, signedIn }: { email: string; signedIn: boolean }) {
  const { t } = useTranslation('settings');
  return (
    <CardPage art="badge-dedicated-learner" title={t('email.done.title')}>
      <p className="[overflow-wrap:anywhere]" role="status">
        {t('email.done.text', { email })}
      </p>
      <ButtonLink
        className="justify-self-center"
        to={signedIn ? '/settings' : '/login'}
        variant="gold"
      >
        {t(signedIn ? 'email.to-settings' : 'email.to-login')}
      </ButtonLink>
    </CardPage>
  );
}

function useNewEmail(token: string, signedIn: boolean) {
  const form = useForm<{ password: string }>({ defaultValues: { password: '' } });
  const [fault, setFault] = useState<ApiError | null>(null);
  const [needsPassword, setNeedsPassword] = useState(!signedIn);
  const [done, setDone] = useState(false);
  const refreshSession = useRefreshSession();
  const submit = form.handleSubmit(async ({ password }) => {
    setFault(null);
    if (needsPassword && !password) {
      return form.setError('password', { message: 'password_required' }, { shouldFocus: true });
    }
    const body = needsPassword ? { token, password } : { token };
    try {
      await call('POST /rest/v1/account/email-change/confirmation', { body });
    } catch (thrown) {
      const error = asApiError(thrown);
      // Who was signed in a moment ago is not any more: the password is asked for now.
      if (!needsPassword && error.code === 'password_wrong') return setNeedsPassword(true);
      if (!showServerFields(error, form.setError, { password: ['password'] })) setFault(error);
      return;
    }
    await refreshSession().catch(() => undefined);
    setDone(true);
  });
  const { register, formState } = form;
  return { register, formState, submit, fault, needsPassword, done };
}
