import { normaliseEmail } from '@pius/domain/account/login-name.ts';
import { lazy, Suspense, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useRefreshSession } from '@/learning/session/use-session.ts';
import type { ApiError } from '@/ui/api/api-error.ts';
import { LocaleLink } from '@/ui/i18n/locale-link.tsx';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { Button } from '@/ui/kit/button.tsx';
import { PasswordField } from '@/ui/kit/password-field.tsx';
import { TextField } from '@/ui/kit/text-field.tsx';
import { retryImport } from '@/ui/retry-import.ts';
import { resolverOf } from './field-codes.ts';
import { FormFault } from './form-fault.tsx';
import type { Typed } from './parent-login.tsx';
import { asApiError, signIn } from './sign-in.ts';
import { checkEmail } from './typed-email.ts';

const JustSignedUp = lazy(() =>
  retryImport(() => import('./just-signed-up.tsx')).then((part) => ({
    default: part.JustSignedUp,
  })),
);

interface PasswordWayProps {
  typed: Typed | undefined;
  /** What the way by a code takes is on its way. */
  leaving: boolean;
  /** Called with what was typed, to go on with a code. */
  onCode: (typed: Typed) => void;
}

const resolver = resolverOf<Typed>(({ email, password }) => {
  const code = checkEmail(email ?? '');
  return {
    ...(code ? { email: code } : {}),
    ...(password ? {} : { password: 'password_required' }),
  };
});

/** Logging in by e-mail and password, with the ways on for who has none at hand. */
export function PasswordWay({ typed, leaving, onCode }: PasswordWayProps) {
  const { t } = useTranslation('account');
  const messageOf = useErrorMessage();
  const { form, submit, fault, refused } = useParentSignIn(typed);
  const { register, formState, getValues, control } = form;
  const typedEmail = useWatch({ control, name: 'email' });
  const { email, password } = formState.errors;
  return (
    <>
      <form className="grid gap-5" method="post" noValidate onSubmit={submit}>
        <TextField
          autoComplete="username"
          error={email?.message && messageOf(email.message)}
          inputMode="email"
          label={t('field.email')}
          type="email"
          {...register('email')}
        />
        <PasswordField
          error={password?.message && messageOf(password.message)}
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
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-ui">
        <Button busy={leaving} className="max-md:w-full" onClick={() => onCode(getValues())}>
          {t('code.instead')}
        </Button>
        <LocaleLink className="inline-block py-3" state={{ email: typedEmail }} to="/auth/reset">
          {t('login.forgotten')}
        </LocaleLink>
      </div>
      <Suspense>{refused ? <JustSignedUp email={refused} /> : null}</Suspense>
    </>
  );
}

function useParentSignIn(typed: Typed | undefined) {
  const form = useForm<Typed>({ resolver, defaultValues: typed });
  const [fault, setFault] = useState<ApiError | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const refreshSession = useRefreshSession();
  const submit = form.handleSubmit(async (values) => {
    const email = normaliseEmail(values.email);
    setFault(null);
    setRefused(null);
    try {
      await signIn(email, values.password);
      await refreshSession();
    } catch (thrown) {
      const error = asApiError(thrown);
      setFault(error);
      if (error.code === 'invalid_credentials') setRefused(email);
    }
  });
  return { form, submit, fault, refused };
}
