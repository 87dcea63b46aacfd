import {
  type DonationType,
  donationTypes,
  minimumDonationCents,
  suggestedDonationCents,
} from '@pius/domain/billing/donations.ts';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/learning/plans/price.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { RadioGroup } from '@/ui/kit/radio-group.tsx';
import { TextField } from '@/ui/kit/text-field.tsx';
import { PaymentForm } from '../payment-form.tsx';
import { createDonation } from './create-donation.ts';
import { checkDonation, ownAmount } from './donation-values.ts';

/** How often, how much, and where the receipt goes. */
export function DonateForm() {
  const { t } = useTranslation('donate');
  return (
    <PaymentForm
      check={checkDonation}
      choice={(messageOf) => (
        <>
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
          <Amounts message={messageOf('amount')} />
        </>
      )}
      create={createDonation}
      failedCode="donation_failed"
      filled={['type', 'amount', 'own', 'email']}
      namespace="donate"
    />
  );
}

function Amounts({ message }: { message: string | undefined }) {
  const { t } = useTranslation('donate');
  const language = useLanguage();
  const money = (cents: number) => formatMoney(cents, 'USD', language);
  return (
    <div className="group/give grid gap-4">
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
        error={message}
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
