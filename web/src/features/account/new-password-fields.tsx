import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { PasswordField } from '@/ui/kit/password-field.tsx';
import type { NewPasswordValues } from './new-password-values.ts';

interface NewPasswordFieldsProps {
  register: (name: keyof NewPasswordValues) => UseFormRegisterReturn;
  errors: FieldErrors<NewPasswordValues>;
}

/** The two fields of a new password. */
export function NewPasswordFields({ register, errors }: NewPasswordFieldsProps) {
  const { t } = useTranslation('account');
  const messageOf = useErrorMessage();
  const shared = (name: keyof NewPasswordValues) => {
    const code = errors[name]?.message;
    return {
      autoComplete: 'new-password',
      showLabel: t('field.password-show'),
      hideLabel: t('field.password-hide'),
      error: code && messageOf(code),
      ...register(name),
    };
  };
  return (
    <>
      <PasswordField
        hint={t('field.password-hint')}
        label={t('field.new-password')}
        {...shared('password')}
      />
      <PasswordField label={t('field.password-again')} {...shared('password_again')} />
    </>
  );
}
