import { giverNameMax, greetingMax } from '@pius/domain/billing/gift-code.ts';
import { plans, type SubscriptionType, subscriptionTypes } from '@pius/domain/billing/plans.ts';
import { useTranslation } from 'react-i18next';
import { call } from '@/shared/api/call.ts';
import { formatPrice } from '@/shared/billing/price.ts';
import { useErrorWords } from '@/shared/i18n/use-error-words.ts';
import { useLanguage } from '@/shared/i18n/use-language.ts';
import { Button } from '@/shared/ui/button.tsx';
import { Leaf } from '@/shared/ui/card.tsx';
import { Notice } from '@/shared/ui/notice.tsx';
import { RadioGroup } from '@/shared/ui/radio-group.tsx';
import { TextAreaField, TextField } from '@/shared/ui/text-field.tsx';
import { PayFault } from '../pay-fault.tsx';
import { useFilledForm } from '../use-filled-form.ts';
import { usePaying } from '../use-paying.ts';
import { checkGift, type GiftValues } from './gift-values.ts';

async function send(body: GiftValues): Promise<string> {
  return (await call('POST /functions/v1/create-gift', { body })).url;
}

/** How long, where the card goes, and what stands on it. */
export function GiftForm() {
  const { t } = useTranslation('gift');
  const words = useErrorWords();
  const language = useLanguage();
  const { form, cancelled } = useFilledForm(['plan', 'email']);
  const { submit, busy, faults, failure } = usePaying(checkGift, send);
  return (
    <Leaf padding="wide">
      <form
        aria-labelledby="your-gift"
        className="grid gap-6"
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
        <TextField
          autoComplete="email"
          error={faults.email && words(faults.email)}
          hint={t('email.hint')}
          inputMode="email"
          label={t('email')}
          name="email"
          type="email"
        />
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
        <PayFault
          failedCode="payments_unavailable"
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
