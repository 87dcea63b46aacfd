import {
  mostChildrenAtOnce,
  plans,
  type SubscriptionType,
  subscriptionTypes,
} from '@pius/domain/billing/plans.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { formatMoney, formatPrice } from '@/learning/plans/price.ts';
import { usePublicConfig } from '@/learning/site/public-config.ts';
import { track } from '@/learning/tracking/track.ts';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { Tint } from '@/ui/kit/card.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { RadioGroup } from '@/ui/kit/radio-group.tsx';
import { MoneyFault } from '../money-fault.tsx';
import { usePaymentRedirect } from '../use-payment-redirect.ts';
import { ChildrenChoice } from './children-choice.tsx';
import { createCheckout } from './create-checkout.ts';
import { useChoice } from './use-choice.ts';
import type { ChildQuote } from './use-quote.ts';

/**
 * Plan and children to choose, with what each costs and until when it lasts, the total, and the way
 * to pay.
 */
export function BuyForm({ quote }: { quote: readonly ChildQuote[] }) {
  const { t } = useTranslation('buy');
  const messageOf = useErrorMessage();
  const [search] = useSearchParams();
  const { plan, children, choosePlan, chooseChildren } = useChoice(
    quote.map(({ child_id }) => child_id),
  );
  const { pay, busy, error, reset } = usePaymentRedirect(createCheckout);
  const [wrong, setWrong] = useState<string>();

  function faultOf(count: number): string | undefined {
    if (count === 0) return messageOf('child_required');
    return count > mostChildrenAtOnce
      ? t('children.most', { most: mostChildrenAtOnce })
      : undefined;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const fault = faultOf(children.length);
    setWrong(fault);
    if (!fault) return void pay({ plan, children });
    document.querySelector<HTMLElement>('#buy input[type="checkbox"]')?.focus();
  }

  return (
    <form className="mt-5 grid gap-6 text-ui" noValidate onSubmit={submit}>
      {search.has('cancelled') ? (
        <Notice title={t('cancelled.title')} tone="note">
          <p>{t('cancelled.text')}</p>
        </Notice>
      ) : null}
      {quote.some(({ included }) => included) ? <Notice title={t('admin')} tone="note" /> : null}
      <PlanChoice onChoose={choosePlan} plan={plan} />
      <ChildrenChoice
        chosen={children}
        error={wrong}
        onChoose={(ids) => {
          setWrong(undefined);
          reset();
          chooseChildren(ids);
        }}
        plan={plan}
        quote={quote}
      />
      <Total cents={totalOf(quote, plan, children)} count={children.length} />
      <MoneyFault error={error} saved={t('fault.kept')} missing={t('fault.child')} />
      <PayButton busy={busy} cents={totalOf(quote, plan, children)} />
    </form>
  );
}

/** What a plan costs for the children chosen, by the server's prices; in cents. */
function totalOf(
  quote: readonly ChildQuote[],
  plan: SubscriptionType,
  children: readonly string[],
): number {
  return quote
    .filter(({ child_id }) => children.includes(child_id))
    .flatMap(({ plans: offers }) => offers)
    .filter(({ subscription_type }) => subscription_type === plan)
    .reduce((all, { price_cents }) => all + price_cents, 0);
}

interface PlanChoiceProps {
  plan: SubscriptionType;
  onChoose: (plan: SubscriptionType) => void;
}

function PlanChoice({ plan, onChoose }: PlanChoiceProps) {
  const { t } = useTranslation('buy');
  const { t: billing } = useTranslation('billing');
  const language = useLanguage();
  return (
    <RadioGroup
      columns={3}
      legend={t('plan')}
      name="plan"
      onChange={({ target }) => {
        const chosen = target.value as SubscriptionType;
        track('add_to_cart', { content_name: chosen, value: plans[chosen].priceCents / 100 });
        onChoose(chosen);
      }}
      options={subscriptionTypes.map((type) => ({
        value: type,
        label: billing(`pricing.${type}`),
        description: t('plan.price', { price: formatPrice(plans[type], language) }),
      }))}
      value={plan}
    />
  );
}

function Total({ cents, count }: { cents: number; count: number }) {
  const { t } = useTranslation('buy');
  const language = useLanguage();
  return (
    <Tint className="grid gap-1 bg-sunken" padding="normal">
      <p aria-live="polite" className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>
          <b className="block text-body">{t('total')}</b>
          {count > 0 ? t('total.for', { count }) : t('total.none')}
        </span>
        {count > 0 ? (
          <b className="text-[2rem] leading-tight tabular-nums">
            {formatMoney(cents, 'USD', language)}
          </b>
        ) : null}
      </p>
      <p className="text-ink-soft">{t('terms')}</p>
    </Tint>
  );
}

function PayButton({ cents, busy }: { cents: number; busy: boolean }) {
  const { t } = useTranslation('buy');
  const language = useLanguage();
  const { standIns } = usePublicConfig();
  const amount = formatMoney(cents, 'USD', language);
  return (
    <div className="grid justify-items-start gap-3">
      <Button busy={busy} className="max-md:w-full" size="kid" type="submit" variant="gold">
        {cents > 0 ? t('pay', { amount }) : t('pay.none')}
      </Button>
      <p className="text-ink-soft">{t(standIns.includes('payments') ? 'where.test' : 'where')}</p>
    </div>
  );
}
