import { normaliseEmail } from '@pius/domain/account/login-name.ts';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@/ui/api/api-error.ts';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { Button } from '@/ui/kit/button.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { TextField } from '@/ui/kit/text-field.tsx';
import { showServerFields } from './field-codes.ts';
import { FormFault } from './form-fault.tsx';
import { emailAlone } from './one-field.ts';
import { asApiError } from './sign-in.ts';

interface EmailRequestFormProps {
  /** The address, where it is known: then a press is enough. */
  cached?: string | null;
  /** What the field for the address begins with. */
  startsWith?: string | undefined;
  ask: (email: string) => Promise<unknown>;
  submitLabel: string;
  variant?: 'gold' | 'outline';
  /** What is told once the server has taken the request. */
  whenSent: (email: string) => { title: string; text: string; more?: ReactNode };
}

/** Asks for a letter to an address. Whether there is an account for it, nobody is told. */
export function EmailRequestForm(props: EmailRequestFormProps) {
  const { cached, submitLabel, variant = 'outline', whenSent } = props;
  const { t } = useTranslation('account');
  const messageOf = useErrorMessage();
  const { register, formState, submit, fault, sentTo } = useEmailRequest(props);
  const sent = sentTo ? whenSent(sentTo) : null;
  const wrong = formState.errors.email?.message;
  return (
    <form className="grid gap-4" method="post" noValidate onSubmit={submit}>
      {cached ? null : (
        <TextField
          autoComplete="username"
          error={wrong && messageOf(wrong)}
          inputMode="email"
          label={t('field.email')}
          type="email"
          {...register('email')}
        />
      )}
      <FormFault error={fault} />
      <Button
        busy={formState.isSubmitting}
        className="justify-self-start max-md:w-full"
        type="submit"
        variant={variant}
      >
        {submitLabel}
      </Button>
      <div className="grid gap-4" role="status">
        {sent ? (
          <>
            <Notice live="none" title={sent.title} tone="yes">
              <p className="text-ui">{sent.text}</p>
            </Notice>
            {sent.more}
          </>
        ) : null}
      </div>
    </form>
  );
}

function useEmailRequest({ cached, startsWith, ask }: EmailRequestFormProps) {
  const { register, handleSubmit, setError, formState } = useForm<{ email: string }>({
    // Without a beginning the field keeps what was typed before the page woke.
    ...(startsWith === undefined ? {} : { defaultValues: { email: startsWith } }),
    ...(cached ? {} : { resolver: emailAlone }),
  });
  const [fault, setFault] = useState<ApiError | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const submit = handleSubmit(async (typed) => {
    const email = cached ?? normaliseEmail(typed.email);
    setFault(null);
    setSentTo(null);
    try {
      await ask(email);
      setSentTo(email);
    } catch (thrown) {
      const error = asApiError(thrown);
      if (cached || !showServerFields(error, setError, { email: ['email'] })) setFault(error);
    }
  });
  return { register, formState, submit, fault, sentTo };
}
