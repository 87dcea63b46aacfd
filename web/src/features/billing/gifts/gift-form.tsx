import { giverNameMax, greetingMax } from '@pius/domain/billing/gift-code.ts';
import { plans, type SubscriptionType, subscriptionTypes } from '@pius/domain/billing/plans.ts';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '@/learning/plans/price.ts';
import { call } from '@/ui/api/call.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { RadioGroup } from '@/ui/kit/radio-group.tsx';
import { TextAreaField, TextField } from '@/ui/kit/text-field.tsx';
import { PaymentForm } from '../payment-form.tsx';
import { checkGift, type GiftValues } from './gift-values.ts';

async function createGift(body: GiftValues): Promise<string> {
  return (await call('POST /functions/v1/create-gift', { body })).url;
}

/** How long, where the card goes, and what is written on it. */
export function GiftForm() {
  const { t } = useTranslation('gift');
  return (
    <PaymentForm
      check={checkGift}
      choice={() => <PlanChoice />}
      create={createGift}
      failedCode="payments_unavailable"
      filled={['plan', 'email']}
      namespace="gift"
    >
      <TextField
        autoComplete="nickname"
        hint={t('from.hint')}
        label={t('from')}
        maxLength={giverNameMax}
        name="from"
      />
      <TextAreaField
        hint={t('greeting.hint', { count: greetingMax })}
        label={t('greeting')}
        maxLength={greetingMax}
        name="greeting"
      />
    </PaymentForm>
  );
}

function PlanChoice() {
  const { t } = useTranslation('gift');
  const language = useLanguage();
  return (
    <RadioGroup
      defaultValue={'annual' satisfies SubscriptionType}
      legend={t('plan')}
      name="plan"
      options={subscriptionTypes.map((type) => ({
        value: type,
        label: t(`plan.${type}`),
        description: (
          // Browsers differ in the space between amount and currency.
          <span suppressHydrationWarning>
            {t('plan.unit', { price: formatPrice(plans[type], language) })}
          </span>
        ),
      }))}
    />
  );
}
