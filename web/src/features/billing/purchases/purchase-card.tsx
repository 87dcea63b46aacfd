import { useTranslation } from 'react-i18next';
import { useTimeZone } from '@/learning/family/use-time-zone.ts';
import { formatMoney } from '@/learning/plans/price.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Leaf } from '@/ui/kit/card.tsx';
import { Status } from '@/ui/kit/chip.tsx';
import { dayIn } from './day-in.ts';
import { planName } from './plan-name.ts';
import { RefundPart } from './refund-part.tsx';
import type { Order } from './use-orders.ts';

interface PurchaseCardProps {
  order: Order;
  onAsk: () => void;
}

/**
 * One purchase: what, for whom, when, how much, how it stands, and what has become of the money
 * back.
 */
export function PurchaseCard({ order, onAsk }: PurchaseCardProps) {
  const { t } = useTranslation('purchases');
  const language = useLanguage();
  const timeZone = useTimeZone();
  const { children, currency, paid_at, created_at, id } = order;
  const names = children.map(({ name }) => name);
  const cents = order.paid_cents ?? order.amount_cents;
  const facts = [
    {
      name: t('field.for'),
      value: names.length > 0 ? new Intl.ListFormat(language).format(names) : t('field.none'),
    },
    {
      name: t(paid_at ? 'field.paid' : 'field.ordered'),
      value: dayIn(paid_at ?? created_at, language, timeZone),
    },
    ...(order.kind === 'purchase'
      ? [{ name: t('field.amount'), value: formatMoney(cents, currency, language) }]
      : []),
    { name: t('field.number'), value: id },
  ];
  return (
    <Leaf as="li" className="grid gap-4" padding="wide">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-d4">{t(planName(order))}</h2>
        <StateOf order={order} />
      </div>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {facts.map(({ name, value }) => (
          <div className="min-w-0" key={name}>
            <dt className="text-ink-soft">{name}</dt>
            <dd className="font-bold [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      <RefundPart onAsk={onAsk} order={order} />
    </Leaf>
  );
}

/** The states that have words of their own; whatever else there is has not been paid. */
const answer = {
  paid: 'state.paid',
  pending: 'state.pending',
  failed: 'state.failed',
  refunded: 'state.refunded',
  disputed: 'state.disputed',
  granted: 'state.granted',
  revoked: 'state.revoked',
  open: 'state.open',
  expired: 'state.open',
} as const satisfies Record<Order['state'], string>;

function StateOf({ order }: { order: Order }) {
  const { t } = useTranslation('purchases');
  const language = useLanguage();
  const { state, refunded_cents: back, currency } = order;
  const isOn = state === 'paid' || state === 'granted';
  return (
    <Status state={isOn ? 'on' : 'off'}>
      {isOn && back > 0
        ? t('state.partly', { amount: formatMoney(back, currency, language) })
        : t(answer[state])}
    </Status>
  );
}
