import { useTranslation } from 'react-i18next';
import { notify } from '@/shared/toast/notify.ts';
import { Button } from '@/shared/ui/button.tsx';
import { Dialog } from '@/shared/ui/dialog.tsx';
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
    <Dialog
      closeLabel={t('close')}
      description={t('approve.text', { email: words.email(order) })}
      footer={
        <>
          <Button className="max-md:w-full" onClick={onClose} variant="gold">
            {t('cancel')}
          </Button>
          <Button busy={isPending} className="max-md:w-full" onClick={() => void approve()}>
            {t('approve.submit')}
          </Button>
        </>
      }
      onOpenChange={(open) => {
        if (!open && !isPending) onClose();
      }}
      open
      title={t('approve.title', { amount: words.left(order) })}
    >
      <AnswerFault error={error} />
    </Dialog>
  );
}
