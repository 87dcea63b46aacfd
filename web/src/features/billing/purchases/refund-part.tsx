import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '@/learning/family/use-time-zone.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { dayIn, lastDayBefore } from './day-in.ts';
import { planName } from './plan-name.ts';
import type { Order } from './use-orders.ts';

interface RefundPartProps {
  order: Order;
  onAsk: () => void;
}

/**
 * The money back: until when it can be asked for and how, what has become of the asking, or why it
 * is too late.
 */
export function RefundPart({ order, onAsk }: RefundPartProps) {
  const { t } = useTranslation('purchases');
  const language = useLanguage();
  const timeZone = useTimeZone();
  const { refund, refundable, refundable_until: until } = order;
  if (refund) return <RefundRequested refund={refund} />;
  if (until === null) return null;
  const date = lastDayBefore(until, language, timeZone);
  if (!refundable) return <p className="text-ink-soft">{t('refund.over', { date })}</p>;
  return (
    <div className="grid justify-items-start gap-3 print:hidden">
      <p className="text-ink-soft">{t('refund.until', { date })}</p>
      <Button
        aria-label={t('refund.ask.label', {
          plan: t(planName(order)),
          date: dayIn(order.paid_at ?? order.created_at, language, timeZone),
        })}
        className="max-md:w-full"
        onClick={onAsk}
      >
        <Undo2 aria-hidden />
        {t('refund.ask')}
      </Button>
    </div>
  );
}

/** One that the bank did not take is with the admins still. */
const words = {
  asked: 'refund.asked',
  failed: 'refund.asked',
  approved: 'refund.approved',
  declined: 'refund.declined',
} as const;

function RefundRequested({ refund }: { refund: NonNullable<Order['refund']> }) {
  const { t } = useTranslation('purchases');
  const language = useLanguage();
  const timeZone = useTimeZone();
  const answered = refund.state === 'approved' || refund.state === 'declined';
  const at = answered ? (refund.answered_at ?? refund.asked_at) : refund.asked_at;
  const date = dayIn(at, language, timeZone);
  return (
    <Notice
      live="none"
      title={t(words[refund.state], { date })}
      tone={refund.state === 'approved' ? 'yes' : 'note'}
    >
      {refund.state === 'declined' && refund.answer ? (
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">
          {t('refund.why', { reason: refund.answer })}
        </p>
      ) : null}
    </Notice>
  );
}
