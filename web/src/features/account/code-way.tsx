import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { Button } from '@/ui/kit/button.tsx';
import { TextField } from '@/ui/kit/text-field.tsx';
import { FormFault } from './form-fault.tsx';
import { OutboxNotice } from './outbox-notice.tsx';
import type { Typed } from './parent-login.tsx';
import { useCodeSignIn } from './use-code-sign-in.ts';

interface CodeWayProps {
  email: string;
  /** The address is somebody's who was signed in: it stays as it is, and so does the page below. */
  cached?: boolean;
  /** Called with what was typed, to go back to the password. */
  onPassword: (typed: Pick<Typed, 'email'>) => void;
}

/**
 * Logging in by a code from an e-mail: first the address, then the code of the letter.
 * @see docs/requirements.md#r-login-code
 */
export function CodeWay({ email, cached = false, onPassword }: CodeWayProps) {
  const { t } = useTranslation('account');
  const messageOf = useErrorMessage();
  const { form, sentTo, fault, left, submit, again, changeAddress } = useCodeSignIn(email);
  const { errors, isSubmitting } = form.formState;
  return (
    <>
      <form className="grid gap-5" method="post" noValidate onSubmit={submit}>
        <div className="grid gap-2" role="status">
          {sentTo ? (
            <>
              <p>
                {t(cached ? 'code.sent-known' : 'code.sent-to')}{' '}
                <b className="break-words">{sentTo}</b>
              </p>
              <p className="text-ink-soft text-ui">{t('code.sent-text')}</p>
            </>
          ) : (
            <p className="text-ink-soft text-ui">{t('code.explain')}</p>
          )}
        </div>
        {sentTo ? (
          <TextField
            autoComplete="one-time-code"
            autoFocus
            className="[&_input]:font-bold [&_input]:text-d4 [&_input]:tracking-[0.2em]"
            error={errors.code?.message && messageOf(errors.code.message)}
            inputMode="numeric"
            key="code"
            label={t('code.field')}
            spellCheck={false}
            {...form.register('code')}
          />
        ) : (
          <TextField
            autoComplete="username"
            error={errors.email?.message && messageOf(errors.email.message)}
            inputMode="email"
            key="email"
            label={t('field.email')}
            readOnly={cached}
            type="email"
            {...form.register('email')}
          />
        )}
        <FormFault error={fault} />
        <Button block busy={isSubmitting} type="submit" variant="gold">
          {sentTo ? t('login.submit') : t('code.send')}
        </Button>
      </form>
      <div className="flex flex-wrap items-center gap-3 max-md:*:w-full">
        {sentTo ? (
          <>
            <Button locked={left > 0} onClick={again}>
              {left > 0 ? t('code.again-in', { seconds: left }) : t('code.again')}
            </Button>
            {cached ? null : <Button onClick={changeAddress}>{t('code.other-address')}</Button>}
          </>
        ) : null}
        <Button onClick={() => onPassword({ email: form.getValues('email') })}>
          {t('code.password-instead')}
        </Button>
      </div>
      {sentTo ? <OutboxNotice newTab={cached} /> : null}
    </>
  );
}
