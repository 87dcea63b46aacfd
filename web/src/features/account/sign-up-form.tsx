import { FormProvider, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { Button } from '@/ui/kit/button.tsx';
import { Checkbox } from '@/ui/kit/checkbox.tsx';
import { PasswordField } from '@/ui/kit/password-field.tsx';
import { RadioGroup } from '@/ui/kit/radio-group.tsx';
import { TextField } from '@/ui/kit/text-field.tsx';
import { DocumentsField } from './documents-field.tsx';
import { FormFault } from './form-fault.tsx';
import type { SignUpValues } from './sign-up-values.ts';
import { StudentBranch } from './student-branch.tsx';
import { useSignUp } from './use-sign-up.ts';

/**
 * Opens an account. Which branch shows is the style sheet's to see from the chosen card, so that
 * it is right before the page wakes too.
 * @see docs/requirements.md#r-sign-up
 */
export function SignUpForm() {
  const { t } = useTranslation('account');
  const { form, fault, submit } = useSignUp();
  return (
    <FormProvider {...form}>
      <form className="group/form grid gap-6" method="post" noValidate onSubmit={submit}>
        <AccountTypeField />
        <StudentBranch />
        <div className="grid gap-6 group-has-[[value=student]:checked]/form:hidden">
          <PersonFields />
          <PasswordFields />
          <AdultField />
          <DocumentsField />
          <FormFault error={fault} />
          <Button block busy={form.formState.isSubmitting} type="submit" variant="gold">
            {t('signup.submit')}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}

/** A field of the form, with the words of what is wrong with it. */
function useSignUpField() {
  const { register, formState } = useFormContext<SignUpValues>();
  const messageOf = useErrorMessage();
  return (name: keyof SignUpValues) => {
    const code = formState.errors[name]?.message;
    return { ...register(name), error: code && messageOf(code) };
  };
}

function AccountTypeField() {
  const { t } = useTranslation('account');
  const { error, ...radio } = useSignUpField()('account_type');
  const options = (['parent', 'catechist', 'student'] as const).map((value) => ({
    value,
    label: t(`signup.type.${value}`),
  }));
  return (
    <RadioGroup
      columns={3}
      error={error && t('signup.type-required')}
      legend={t('signup.type')}
      options={options}
      {...radio}
    />
  );
}

function PersonFields() {
  const { t } = useTranslation('account');
  const field = useSignUpField();
  return (
    <>
      <TextField autoComplete="name" label={t('field.full-name')} {...field('full_name')} />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <TextField
          autoComplete="email"
          inputMode="email"
          label={t('field.email')}
          type="email"
          {...field('email')}
        />
        <TextField
          autoComplete="tel"
          inputMode="tel"
          label={t('field.phone')}
          maxLength={40}
          type="tel"
          {...field('phone')}
        />
      </div>
    </>
  );
}

function PasswordFields() {
  const { t } = useTranslation('account');
  const field = useSignUpField();
  const shared = {
    autoComplete: 'new-password',
    showLabel: t('field.password-show'),
    hideLabel: t('field.password-hide'),
  };
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <PasswordField
        hint={t('field.password-hint')}
        label={t('field.password-new')}
        {...shared}
        {...field('password')}
      />
      <PasswordField label={t('field.password-again')} {...shared} {...field('password_again')} />
    </div>
  );
}

function AdultField() {
  const { t } = useTranslation('account');
  return <Checkbox label={t('signup.over-18')} {...useSignUpField()('over_18')} />;
}
