import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '@/learning/family/use-time-zone.ts';
import { formatMoney } from '@/learning/plans/price.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { FormDialog } from '@/ui/kit/form-dialog.tsx';
import { TextAreaField } from '@/ui/kit/text-field.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { MoneyFault } from '../money-fault.tsx';
import { dayIn } from './day-in.ts';
import { type Order, useAskRefund } from './use-orders.ts';

interface AskRefundProps {
  order: Order;
  onClose: () => void;
}

const follows = ['answer', 'months', 'progress'] as const;
/** Letters of a reason, as the server takes them. */
const longest = 1000;

/**
 * Asks for the money of a purchase back after saying what follows. The gold is on keeping the
 * access.
 */
export function AskRefundDialog({ order, onClose }: AskRefundProps) {
  const { t } = useTranslation('purchases');
  const language = useLanguage();
  const timeZone = useTimeZone();
  const [reason, setReason] = useState('');
  const { mutateAsync, isPending, error } = useAskRefund(order.id);
  const left = (order.paid_cents ?? order.amount_cents) - order.refunded_cents;
  const amount = formatMoney(left, order.currency, language);
  const names = new Intl.ListFormat(language).format(order.children.map(({ name }) => name));

  async function send() {
    try {
      await mutateAsync(reason.trim());
    } catch {
      // the window says why, and keeps what was written
      return;
    }
    notify('success', t('ask.done'));
    onClose();
  }

  return (
    <FormDialog
      busy={isPending}
      description={t('ask.text', {
        amount,
        names: names === '' ? t('field.none') : names,
        date: dayIn(order.paid_at ?? order.created_at, language, timeZone),
      })}
      cancelLabel={t('ask.keep')}
      onClose={onClose}
      onSubmit={send}
      submitLabel={t('ask.submit', { amount })}
      title={t('ask.title')}
    >
      <ul className="list-disc space-y-1 ps-5">
        {follows.map((key) => (
          <li key={key}>{t(`ask.follow.${key}`)}</li>
        ))}
      </ul>
      <TextAreaField
        label={t('ask.reason')}
        maxLength={longest}
        name="reason"
        onChange={({ target }) => setReason(target.value)}
        value={reason}
      />
      <MoneyFault error={error} saved={t('ask.kept')} />
    </FormDialog>
  );
}
