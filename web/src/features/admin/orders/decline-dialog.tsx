import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { FormDialog } from '@/ui/kit/form-dialog.tsx';
import { TextAreaField } from '@/ui/kit/text-field.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { AnswerFault } from './answer-fault.tsx';
import { useOrderLabels } from './order-labels.ts';
import { type AdminOrder, useAnswerRefund } from './use-order-list.ts';

interface DeclineDialogProps {
  order: AdminOrder;
  onClose: () => void;
}

/** Letters of a reason, as the server takes them. */
const longest = 1000;

/** Declines to give money back, with a reason that the parent reads. */
export function DeclineDialog({ order, onClose }: DeclineDialogProps) {
  const { t } = useTranslation('orders');
  const messageOf = useOrderLabels();
  const errorMessageOf = useErrorMessage();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutateAsync, isPending, error } = useAnswerRefund(order.id);

  async function send() {
    setMissing(reason.trim() === '');
    if (reason.trim() === '') return;
    try {
      await mutateAsync({ answer: 'decline', reason: reason.trim() });
    } catch {
      // the window says why, and keeps what was written
      return;
    }
    notify('success', t('decline.done'));
    onClose();
  }

  return (
    <FormDialog
      busy={isPending}
      description={t('decline.text', { email: messageOf.email(order) })}
      onClose={onClose}
      onSubmit={send}
      submitLabel={t('decline.submit')}
      title={t('decline.title')}
    >
      <TextAreaField
        error={isMissing ? errorMessageOf('reason_required') : undefined}
        label={t('decline.reason')}
        maxLength={longest}
        onChange={({ target }) => setReason(target.value)}
        value={reason}
      />
      <AnswerFault error={error} />
    </FormDialog>
  );
}
