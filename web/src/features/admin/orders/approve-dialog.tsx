import { useTranslation } from 'react-i18next';
import { FormDialog } from '@/ui/kit/form-dialog.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { AnswerFault } from './answer-fault.tsx';
import { useOrderLabels } from './order-labels.ts';
import { type AdminOrder, useAnswerRefund } from './use-order-list.ts';

interface ApproveDialogProps {
  order: AdminOrder;
  onClose: () => void;
}

/** Gives the money of an order back, after saying whose and what follows. */
export function ApproveDialog({ order, onClose }: ApproveDialogProps) {
  const { t } = useTranslation('orders');
  const labels = useOrderLabels();
  const { mutateAsync, isPending, error } = useAnswerRefund(order.id);

  async function approve() {
    try {
      await mutateAsync({ answer: 'approve' });
    } catch {
      // the window says why
      return;
    }
    notify('success', t('approve.done'));
    onClose();
  }

  return (
    <FormDialog
      busy={isPending}
      description={t('approve.text', { email: labels.email(order) })}
      cancelLabel={t('dialog.cancel', { ns: 'common' })}
      onClose={onClose}
      onSubmit={approve}
      submitLabel={t('approve.submit')}
      title={t('approve.title', { amount: labels.left(order) })}
    >
      <AnswerFault error={error} />
    </FormDialog>
  );
}
