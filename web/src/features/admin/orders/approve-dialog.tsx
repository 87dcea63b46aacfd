import { useTranslation } from 'react-i18next';
import { FormDialog } from '@/ui/kit/form-dialog.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { AnswerFault } from './answer-fault.tsx';
import { useOrderWords } from './order-words.ts';
import { type AdminOrder, useAnswerRefund } from './use-order-list.ts';

interface ApproveDialogProps {
  order: AdminOrder;
  onClose: () => void;
}

/** Gives the money of an order back, after saying whose and what follows. */
export function ApproveDialog({ order, onClose }: ApproveDialogProps) {
  const { t } = useTranslation('orders');
  const words = useOrderWords();
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
      description={t('approve.text', { email: words.email(order) })}
      cancelLabel={t('dialog.cancel', { ns: 'common' })}
      onClose={onClose}
      onSubmit={approve}
      submitLabel={t('approve.submit')}
      title={t('approve.title', { amount: words.left(order) })}
    >
      <AnswerFault error={error} />
    </FormDialog>
  );
}
