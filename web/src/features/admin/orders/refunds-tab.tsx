import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/kit/button.tsx';
import { Leaf } from '@/ui/kit/card.tsx';
import { AdminList } from '../list/admin-list.tsx';
import { ApproveDialog } from './approve-dialog.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { useOrderCsv, useOrderLabels } from './order-labels.ts';
import { type AdminOrder, orderParts } from './use-order-list.ts';

const states = ['asked', 'failed', 'approved', 'declined'] as const;
const fetchRefunds = orderParts('refund');

interface Answering {
  answer: 'approve' | 'decline';
  order: AdminOrder;
}

/**
 * Who has asked for money back, first those who wait for an answer; each is answered with one press
 * and a word.
 */
export function RefundsTab() {
  const { t } = useTranslation('orders');
  const csv = useOrderCsv();
  const [answering, setAnswering] = useState<Answering | null>(null);
  const close = () => setAnswering(null);
  return (
    <>
      <AdminList
        csv={csv}
        fetchPart={fetchRefunds}
        name="refunds"
        none={t('none.asked')}
        states={states.map((value) => ({ value, label: t(`refund.${value}`) }))}
      >
        {(rows) => (
          <ul className="grid gap-5">
            {rows.map((order) => (
              <RefundCard
                key={order.id}
                onAnswer={(answer) => setAnswering({ answer, order })}
                order={order}
              />
            ))}
          </ul>
        )}
      </AdminList>
      {answering?.answer === 'approve' ? (
        <ApproveDialog onClose={close} order={answering.order} />
      ) : null}
      {answering?.answer === 'decline' ? (
        <DeclineDialog onClose={close} order={answering.order} />
      ) : null}
    </>
  );
}

interface RefundCardProps {
  order: AdminOrder;
  onAnswer: (answer: Answering['answer']) => void;
}

function RefundCard({ order, onAnswer }: RefundCardProps) {
  const { t } = useTranslation('orders');
  const labels = useOrderLabels();
  const { refund } = order;
  if (!refund) return null;
  const email = labels.email(order);
  const amount = labels.left(order);
  const waits = refund.state === 'asked' || refund.state === 'failed';
  const facts = [
    [t('field.name'), order.parent_name ?? t('nobody')],
    [t('field.plan'), t(`plan.${order.subscription_type}`)],
    [t('field.children'), labels.names(order)],
    [t('field.paid'), labels.money(order.paid_cents ?? 0, order)],
    [t('field.paid-at'), labels.day(order.paid_at ?? order.created_at)],
    [t('field.asked'), labels.day(refund.asked_at)],
    [t('field.reason'), refund.reason ?? t('no-reason')],
    ...(refund.answer ? [[t('field.answer'), refund.answer]] : []),
  ];
  return (
    <Leaf as="li" className="grid gap-4" padding="wide">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="min-w-0 font-body text-body [overflow-wrap:anywhere]">{email}</h2>
        <p className="font-bold">{t(`refund.${refund.state}`)}</p>
      </div>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {facts.map(([name, value]) => (
          <div className="min-w-0" key={name}>
            <dt className="text-ink-soft">{name}</dt>
            <dd className="whitespace-pre-line [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      {waits ? (
        <div className="flex flex-wrap gap-3 max-md:*:w-full">
          <Button
            aria-label={t('approve.label', { amount, email })}
            onClick={() => onAnswer('approve')}
          >
            {t('approve', { amount })}
          </Button>
          <Button
            aria-label={t('decline.label', { email })}
            onClick={() => onAnswer('decline')}
            variant="quiet"
          >
            {t('decline')}
          </Button>
        </div>
      ) : null}
    </Leaf>
  );
}
