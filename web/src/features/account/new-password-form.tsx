import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@/ui/api/api-error.ts';
import { call } from '@/ui/api/call.ts';
import { Button } from '@/ui/kit/button.tsx';
import { TextField } from '@/ui/kit/text-field.tsx';
import { resolverOf, showServerFields } from './field-codes.ts';
import { FormFault } from './form-fault.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { checkNewPassword, type NewPasswordValues } from './new-password-values.ts';
import { asApiError } from './sign-in.ts';

interface NewPasswordFormProps {
  email: string;
  token: string;
  onDone: () => void;
  /** Called with the code where the link itself is refused. */
  onRefused: (code: string) => void;
}

const resolver = resolverOf<NewPasswordValues>(checkNewPassword);

/** The new password of the account that a letter's link stands for. */
export function NewPasswordForm({ email, token, onDone, onRefused }: NewPasswordFormProps) {
  const { t } = useTranslation('account');
  const { register, handleSubmit, setError, formState } = useForm<NewPasswordValues>({ resolver });
  const [fault, setFault] = useState<ApiError | null>(null);
  const submit = handleSubmit(async ({ password }) => {
    setFault(null);
    try {
      await call('POST /auth/v1/reset-password', { body: { token, newPassword: password } });
      onDone();
    } catch (thrown) {
      const error = asApiError(thrown);
      if (error.code.startsWith('reset_link')) return onRefused(error.code);
      if (!showServerFields(error, setError, { newPassword: ['password'] })) setFault(error);
    }
  });
  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={submit}>
      <p className="text-ui">{t('reset.new-text')}</p>
      <TextField autoComplete="username" label={t('field.email')} readOnly value={email} />
      <NewPasswordFields errors={formState.errors} register={register} />
      <FormFault error={fault} />
      <Button block busy={formState.isSubmitting} type="submit" variant="gold">
        {t('reset.submit')}
      </Button>
    </form>
  );
}
