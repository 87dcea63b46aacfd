import { isChildAge, oldestChild, youngestChild } from '@pius/domain/account/age.ts';
import { checkChildName, childLoginName } from '@pius/domain/account/login-name.ts';
import { checkChildPassword } from '@pius/domain/account/password.ts';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useChildren } from '@/learning/family/use-children.ts';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { Notice } from '@/ui/kit/notice.tsx';
import { PasswordField } from '@/ui/kit/password-field.tsx';
import { TextField } from '@/ui/kit/text-field.tsx';

/** The rules of the fields for the form library; each gives an error code, or true. */
export const childRules = {
  name: { validate: (name: string) => checkChildName(name) ?? true },
  age: {
    valueAsNumber: true,
    validate: (age: number) => isChildAge(age) || 'child_age_range',
  },
  password: { validate: (password: string) => checkChildPassword(password) ?? true },
} as const;

interface ChildFieldProps {
  field: UseFormRegisterReturn;
  /** The code of what is wrong. */
  fault: string | undefined;
  hint?: string;
}

interface NameFieldProps extends ChildFieldProps {
  /** What stands in the field. */
  typed: string;
  /** The child that is being changed: it never stands in its own way. */
  of?: string;
}

export function NameField({ field, fault, hint, typed, of }: NameFieldProps) {
  const { t } = useTranslation('family');
  const messageOf = useErrorMessage();
  const { data: children } = useChildren();
  const message = fault && messageOf(fault);
  const like =
    fault === 'child_name_similar' &&
    children?.find(({ id, name }) => id !== of && childLoginName(name) === childLoginName(typed));
  return (
    <TextField
      {...field}
      autoCapitalize="words"
      autoComplete="off"
      error={message && like ? t('name.like', { words: message, name: like.name }) : message}
      hint={hint}
      label={t('field.name')}
      spellCheck={false}
    />
  );
}

export function AgeField({ field, fault }: ChildFieldProps) {
  const { t } = useTranslation('family');
  const messageOf = useErrorMessage();
  return (
    <TextField
      {...field}
      autoComplete="off"
      error={fault && messageOf(fault)}
      hint={t('field.age.hint', { from: youngestChild, to: oldestChild })}
      inputMode="numeric"
      label={t('field.age')}
      max={oldestChild}
      min={youngestChild}
      type="number"
    />
  );
}

export function ChildPasswordField({ field, fault }: ChildFieldProps) {
  const { t } = useTranslation('family');
  const messageOf = useErrorMessage();
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      error={fault && messageOf(fault)}
      hideLabel={t('field.password.hide')}
      hint={t('field.password.hint')}
      label={t('field.password')}
      showLabel={t('field.password.show')}
    />
  );
}

/** What is wrong with the form as a whole. */
export function FormFault({ fault }: { fault: string | undefined }) {
  const { t } = useTranslation('family');
  const messageOf = useErrorMessage();
  if (!fault) return null;
  return <Notice title={fault === 'not_found' ? t('gone') : messageOf(fault)} tone="stop" />;
}
