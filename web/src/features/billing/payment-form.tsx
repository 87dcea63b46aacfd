import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/ui/api/api-error.ts';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { waitingMessages } from '@/ui/i18n/waiting-messages.ts';
import { Button } from '@/ui/kit/button.tsx';
import { Leaf } from '@/ui/kit/card.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { showFirstFault } from '@/ui/kit/show-first-fault.ts';
import { TextField } from '@/ui/kit/text-field.tsx';
import { useFilledForm } from './use-filled-form.ts';
import { usePaymentRedirect } from './use-payment-redirect.ts';

type Faults = Partial<Record<string, string>>;

interface PaymentFormProps<Values> {
  namespace: 'donate' | 'gift';
  /** The fields that the address fills in when a payment was left. */
  filled: readonly string[];
  /** Reads the form: its values, or the code of what is wrong by field. */
  check: (form: FormData) => { values: Values } | { faults: Faults };
  /** Asks for the payment, and gives the address of its page. */
  create: (values: Values) => Promise<string>;
  /** The code whose message is shown where the server or the payment service is unavailable. */
  failedCode: 'donation_failed' | 'payments_unavailable';
  /** What is paid for, before the e-mail address. */
  choice: (messageOf: (field: string) => string | undefined) => ReactNode;
  /** Fields after the e-mail address. */
  children?: ReactNode;
}

/**
 * A form to pay for something without an account. The fields hold what is filled in, also after a
 * payment that was left.
 */
export function PaymentForm<Values>(props: PaymentFormProps<Values>) {
  const { namespace, filled, check, create, failedCode, choice, children } = props;
  const { t } = useTranslation(namespace);
  const errorMessageOf = useErrorMessage();
  const { form, cancelled } = useFilledForm(filled);
  const { pay, busy, error, reset } = usePaymentRedirect(create);
  const [faults, setFaults] = useState<Faults>({});
  const refused = error instanceof ApiError ? error.fields : {};
  const messageOf = (field: string) => {
    const code = faults[field] ?? refused[field];
    return code && errorMessageOf(code);
  };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = event.currentTarget;
    const checked = check(new FormData(sent));
    setFaults('faults' in checked ? checked.faults : {});
    if ('values' in checked) await pay(checked.values);
    else reset();
    // The messages are in the page only after React has rendered them.
    setTimeout(() => showFirstFault(sent));
  }

  return (
    <Leaf padding="wide">
      <form
        aria-labelledby="your-gift"
        className="grid gap-6"
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        ref={form}
      >
        <h2 className="text-d3" id="your-gift">
          {t('form.title')}
        </h2>
        {cancelled ? (
          <Notice title={t('cancelled')} tone="note">
            <p className="text-ui">{t('cancelled.text')}</p>
          </Notice>
        ) : null}
        {choice(messageOf)}
        <TextField
          autoComplete="email"
          error={messageOf('email')}
          hint={t('email.hint')}
          inputMode="email"
          label={t('email')}
          name="email"
          type="email"
        />
        {children}
        {error && Object.keys(refused).length === 0 ? (
          <PaymentFault error={error} failedCode={failedCode} namespace={namespace} />
        ) : null}
        <Button block busy={busy} size="kid" type="submit" variant="gold">
          {t(busy ? 'processing' : 'submit')}
        </Button>
      </form>
    </Leaf>
  );
}

interface PaymentFaultProps extends Pick<PaymentFormProps<never>, 'namespace' | 'failedCode'> {
  error: Error;
}

/** Why the payment was not created, and that nothing is lost. */
function PaymentFault({ error, failedCode, namespace }: PaymentFaultProps) {
  const { t } = useTranslation(namespace);
  const errorMessageOf = useErrorMessage();
  const language = useLanguage();
  const { status, code, retryAfter } =
    error instanceof ApiError ? error : new ApiError(500, 'internal', '');
  const refused = status >= 400 && status < 500;
  return (
    <Notice
      live="alert"
      title={errorMessageOf(refused ? code : failedCode)}
      tone={refused ? 'again' : 'stop'}
    >
      <p className="text-ui">
        {retryAfter === null
          ? t('kept')
          : t('wait', { when: waitingMessages(retryAfter, language) })}
      </p>
    </Notice>
  );
}
