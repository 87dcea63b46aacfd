import {
  type DonationType,
  donationTypes,
  minimumDonationCents,
  suggestedDonationCents,
} from '@pius/domain/billing/donations.ts';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/shared/billing/price.ts';
import { useErrorWords } from '@/shared/i18n/use-error-words.ts';
import { useLanguage } from '@/shared/i18n/use-language.ts';
import { Button } from '@/shared/ui/button.tsx';
import { Leaf } from '@/shared/ui/card.tsx';
import { Notice } from '@/shared/ui/notice.tsx';
import { RadioGroup } from '@/shared/ui/radio-group.tsx';
import { TextField } from '@/shared/ui/text-field.tsx';
import { PayFault } from '../pay-fault.tsx';
import { useFilledForm } from '../use-filled-form.ts';
import { usePaying } from '../use-paying.ts';
import { checkDonation, ownAmount } from './donation-values.ts';
import { sendDonation } from './send-donation.ts';

/**
 * How often, how much, and where the receipt goes. The form itself holds what is chosen, so that whatever was filled in
 * before the page woke, or before the payment was left, stands.
 */
export function DonateForm() {
  const { t } = useTranslation('donate');
  const words = useErrorWords();
  const { form, cancelled } = useFilledForm(['type', 'amount', 'own', 'email']);
  const { submit, busy, faults, failure } = usePaying(checkDonation, sendDonation);
  return (
    <Leaf padding="wide">
      <form
        aria-labelledby="your-gift"
        className="group/give grid gap-6"
        method="post"
        noValidate
        onSubmit={submit}
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
        <RadioGroup
          columns={2}
          defaultValue={'one-time' satisfies DonationType}
          legend={t('type')}
          name="type"
          options={donationTypes.map((type) => ({
            value: type,
            label: t(`type.${type}`),
            description: type === 'monthly' ? t('type.monthly.hint') : undefined,
          }))}
        />
        <Amounts fault={faults.amount && words(faults.amount)} />
        <TextField
          autoComplete="email"
          error={faults.email && words(faults.email)}
          hint={t('email.hint')}
          inputMode="email"
          label={t('email')}
          name="email"
          type="email"
        />
        <PayFault
          failedCode="donation_failed"
          failure={failure}
          kept={t('kept')}
          waitWords={(when) => t('wait', { when })}
        />
        <Button block busy={busy} size="kid" type="submit" variant="gold">
          {t(busy ? 'processing' : 'submit')}
        </Button>
      </form>
    </Leaf>
  );
}

function Amounts({ fault }: { fault: string | undefined }) {
  const { t } = useTranslation('donate');
  const language = useLanguage();
  const money = (cents: number) => formatMoney(cents, 'USD', language);
  return (
    <div className="grid gap-4">
      <RadioGroup
        columns={2}
        defaultValue={String(suggestedDonationCents[1])}
        legend={t('amount')}
        name="amount"
        options={[
          ...suggestedDonationCents.map((cents) => ({
            value: String(cents),
            // Browsers differ in the space between amount and currency.
            label: <span suppressHydrationWarning>{money(cents)}</span>,
          })),
          { value: ownAmount, label: t('amount.own') },
        ]}
      />
      <TextField
        className="hidden group-has-[[value=own]:checked]/give:grid"
        error={fault}
        hint={
          <span suppressHydrationWarning>
            {t('amount.own.hint', { minimum: money(minimumDonationCents) })}
          </span>
        }
        inputMode="decimal"
        label={t('amount.own.label')}
        name="own"
      />
    </div>
  );
}
