import { useTranslation } from 'react-i18next';
import type { LoginCard } from '@/learning/family/login-card-link.ts';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { Button } from '@/ui/kit/button.tsx';
import { Checkbox } from '@/ui/kit/checkbox.tsx';
import { PasswordField } from '@/ui/kit/password-field.tsx';
import { TextField } from '@/ui/kit/text-field.tsx';
import { ChildFault } from './child-fault.tsx';
import { kidField } from './kid-field.ts';
import { useChildSignIn } from './use-child-sign-in.ts';
import type { Learners } from './use-learners.ts';

interface ChildFormProps {
  learners: Learners;
  card: LoginCard | null;
}

/**
 * What a child logs in by anywhere: the parent's e-mail, its name and password; the login name is
 * made of the first two.
 */
export function ChildForm({ learners, card }: ChildFormProps) {
  const { t } = useTranslation('account');
  const errorMessageOf = useErrorMessage();
  const { register, errors, busy, submit, fault } = useChildSignIn(learners, card);
  const words = (code: string | undefined) =>
    code &&
    ({
      email_required: t('child.email-required'),
      email_invalid: t('child.email-required'),
      name_required: t('child.name-required'),
      password_required: t('child.password-required'),
    }[code] ??
      errorMessageOf(code));
  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={submit}>
      <h2 className="text-d3">{t('child.title')}</h2>
      <TextField
        autoComplete="email"
        className={kidField}
        error={words(errors.parent_email?.message)}
        hint={t('child.parent-email-hint')}
        inputMode="email"
        label={t('child.parent-email')}
        type="email"
        {...register('parent_email')}
      />
      <TextField
        autoComplete="username"
        className={kidField}
        error={words(errors.child_name?.message)}
        label={t('child.name')}
        spellCheck={false}
        {...register('child_name')}
      />
      <PasswordField
        className={`${kidField} [&_button]:size-13`}
        error={words(errors.child_password?.message)}
        hideLabel={t('field.password-hide')}
        label={t('child.password')}
        showLabel={t('field.password-show')}
        {...register('child_password')}
      />
      {learners.approved ? null : (
        <Checkbox
          className="[&_label]:min-h-14 [&_label]:py-3"
          label={
            <>
              <b className="block">{t('child.remember')}</b>
              <span className="text-ink-soft">{t('child.remember-text')}</span>
            </>
          }
          {...register('saveFamily')}
        />
      )}
      <ChildFault error={fault} wrong={errorMessageOf('invalid_child_credentials')} />
      <Button block busy={busy} size="kid" type="submit" variant="gold">
        {t('child.submit')}
      </Button>
      <p>{t('child.help')}</p>
    </form>
  );
}
