import { normaliseEmail } from '@pius/domain/account/login-name.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@/shared/api/api-error.ts';
import { LocaleLink } from '@/shared/i18n/locale-link.tsx';
import { useErrorWords } from '@/shared/i18n/use-error-words.ts';
import { useRefreshSession } from '@/shared/session/use-session.ts';
import { Button } from '@/shared/ui/button.tsx';
import { PasswordField } from '@/shared/ui/password-field.tsx';
import { TextField } from '@/shared/ui/text-field.tsx';
import { resolverOf } from './field-codes.ts';
import { FormFault } from './form-fault.tsx';
import { OutboxNotice } from './outbox-notice.tsx';
import { ResendForm } from './resend-form.tsx';
import { asApiError, signIn } from './sign-in.ts';
import { checkEmail } from './sign-up-values.ts';

interface ParentValues {
  email: string;
  password: string;
}

const resolver = resolverOf<ParentValues>(({ email, password }) => {
  const code = checkEmail(email ?? '');
  return {
    ...(code ? { email: code } : {}),
    ...(password ? {} : { password: 'password_required' }),
  };
});

/** The door of parents and catechists: e-mail and password. */
export function ParentDoor() {
  const { t } = useTranslation('account');
  const words = useErrorWords();
  const { register, formState, submit, fault, refused } = useParentSignIn();
  const { email, password } = formState.errors;
  return (
    <div className="grid gap-5">
      <h2 className="text-d3">{t('login.parent-title')}</h2>
      <form className="grid gap-5" method="post" noValidate onSubmit={submit}>
        <TextField
          autoComplete="username"
          error={email?.message && words(email.message)}
          inputMode="email"
          label={t('field.email')}
          type="email"
          {...register('email')}
        />
        <PasswordField
          error={password?.message && words(password.message)}
          hideLabel={t('field.password-hide')}
          label={t('field.password')}
          showLabel={t('field.password-show')}
          {...register('password')}
        />
        <FormFault error={fault} />
        <Button block busy={formState.isSubmitting} type="submit" variant="gold">
          {t('login.submit')}
        </Button>
      </form>
      {refused ? <JustSignedUp email={refused} /> : null}
      <ParentHelp />
    </div>
  );
}

/** For whoever cannot log in because the letter has not been opened: we are not told who that is. */
function JustSignedUp({ email }: { email: string }) {
  const { t } = useTranslation('account');
  return (
    <section className="grid gap-3 border-rule border-t-2 pt-5">
      <p className="text-ui">{t('login.just-signed-up')}</p>
      <ResendForm email={email} />
      <OutboxNotice />
    </section>
  );
}

function ParentHelp() {
  const { t } = useTranslation('account');
  return (
    <div className="grid gap-4 border-rule border-t-2 pt-5 text-ui">
      <p>
        {t('login.no-account')}{' '}
        <LocaleLink className="inline-block py-3 font-bold" to="/signup">
          {t('login.sign-up')}
        </LocaleLink>
      </p>
      <section className="grid gap-1">
        <h3 className="font-bold font-body text-ui">{t('login.forgotten')}</h3>
        <p className="text-ink-soft">{t('login.forgotten-text')}</p>
      </section>
    </div>
  );
}

function useParentSignIn() {
  const { register, handleSubmit, formState } = useForm<ParentValues>({ resolver });
  const [fault, setFault] = useState<ApiError | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const refreshSession = useRefreshSession();
  const submit = handleSubmit(async (typed) => {
    const email = normaliseEmail(typed.email);
    setFault(null);
    setRefused(null);
    try {
      await signIn(email, typed.password);
      await refreshSession();
    } catch (thrown) {
      const error = asApiError(thrown);
      setFault(error);
      if (error.code === 'invalid_credentials') setRefused(email);
    }
  });
  return { register, formState, submit, fault, refused };
}
