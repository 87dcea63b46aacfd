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
import { resolverOf, showServerFields } from './field-codes.ts';
import { FormFault } from './form-fault.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { checkNewPassword, type NewPasswordValues } from './new-password-values.ts';
import { asApiError } from './sign-in.ts';

interface ChangeValues extends NewPasswordValues {
  current: string;
}

const resolver = resolverOf<ChangeValues>((typed) => ({
  ...(typed.current ? {} : { current: 'password_required' }),
  ...checkNewPassword(typed),
}));

/**
 * A grown-up changes the own password; the other devices are logged out by it. Its words are in
 * `account` and `errors`.
 */
export function ChangePasswordForm() {
  const { t } = useTranslation('account');
  const messageOf = useErrorMessage();
  const { user } = useSession();
  const { register, formState, submit, fault, done } = useChangePassword();
  const wrong = formState.errors.current?.message;
  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={submit}>
      <input autoComplete="username" hidden readOnly value={user?.email ?? ''} />
      <PasswordField
        error={wrong && messageOf(wrong)}
        hideLabel={t('field.password-hide')}
        label={t('field.password-now')}
        showLabel={t('field.password-show')}
        {...register('current')}
      />
      <NewPasswordFields errors={formState.errors} register={register} />
      <FormFault error={fault} />
      <Button
        busy={formState.isSubmitting}
        className="justify-self-start max-md:w-full"
        type="submit"
      >
        {t('change.submit')}
      </Button>
      <div role="status">
        {done ? (
          <Notice live="none" title={t('change.done')} tone="yes">
            <p className="text-ui">{t('change.done-text')}</p>
          </Notice>
        ) : null}
      </div>
    </form>
  );
}

function useChangePassword() {
  const form = useForm<ChangeValues>({ resolver });
  const [fault, setFault] = useState<ApiError | null>(null);
  const [done, setDone] = useState(false);
  const submit = form.handleSubmit(async ({ current, password }) => {
    setFault(null);
    setDone(false);
    try {
      const body = { currentPassword: current, newPassword: password };
      await call('POST /auth/v1/change-password', { body });
    } catch (thrown) {
      const error = asApiError(thrown);
      const fields = { currentPassword: ['current'], newPassword: ['password'] } as const;
      if (!showServerFields(error, form.setError, fields)) setFault(error);
      return;
    }
    form.reset({ current: '', password: '', password_again: '' });
    setDone(true);
  });
  return { register: form.register, formState: form.formState, submit, fault, done };
}
