import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '@/learning/session/session.ts';
import { useRefreshSession } from '@/learning/session/use-session.ts';
import type { ApiError } from '@/ui/api/api-error.ts';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { Button } from '@/ui/kit/button.tsx';
import { PasswordField } from '@/ui/kit/password-field.tsx';
import { FormFault } from './form-fault.tsx';
import { passwordAlone } from './one-field.ts';
import { asApiError, signIn } from './sign-in.ts';

/** The password of who was signed in a moment ago. */
export function AgainForm({ user }: { user: SessionUser }) {
  const { t } = useTranslation('account');
  const messageOf = useErrorMessage();
  const refreshSession = useRefreshSession();
  const { register, handleSubmit, formState } = useForm<{ password: string }>({
    resolver: passwordAlone,
  });
  const [fault, setFault] = useState<ApiError | null>(null);
  const submit = handleSubmit(async ({ password }) => {
    setFault(null);
    try {
      await signIn(user.email, password);
      await refreshSession();
    } catch (thrown) {
      setFault(asApiError(thrown));
    }
  });
  const wrong = formState.errors.password?.message;
  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={submit}>
      <input autoComplete="username" hidden readOnly value={user.email} />
      <PasswordField
        autoFocus
        error={wrong && messageOf(wrong)}
        hideLabel={t('field.password-hide')}
        label={t('field.password')}
        showLabel={t('field.password-show')}
        {...register('password')}
      />
      <FormFault error={fault} words={{ invalid_credentials: t('again.wrong') }} />
      <Button block busy={formState.isSubmitting} type="submit" variant="gold">
        {t('login.submit')}
      </Button>
    </form>
  );
}
