import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorWords } from '@/shared/i18n/use-error-words.ts';
import { notify } from '@/shared/toast/notify.ts';
import { Button } from '@/shared/ui/button.tsx';
import { Dialog } from '@/shared/ui/dialog.tsx';
import { TextAreaField } from '@/shared/ui/text-field.tsx';
import { AnswerFault } from './answer-fault.tsx';
import { useOrderWords } from './order-words.ts';
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
  const words = useOrderWords();
  const errorWords = useErrorWords();
  const form = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutateAsync, isPending, error } = useAnswerRefund(order.id);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = event.currentTarget;
    setMissing(reason.trim() === '');
    if (reason.trim() === '') return sent.querySelector('textarea')?.focus();
    if (isPending) return;
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
    <Dialog
      closeLabel={t('close')}
      description={t('decline.text', { email: words.email(order) })}
      footer={
        <>
          <Button
            busy={isPending}
            className="max-md:w-full"
            form={form}
            type="submit"
            variant="gold"
          >
            {t('decline.submit')}
          </Button>
          <Button className="max-md:w-full" onClick={onClose} variant="quiet">
            {t('cancel')}
          </Button>
        </>
      }
      onOpenChange={(open) => {
        if (!open && !isPending) onClose();
      }}
      open
      title={t('decline.title')}
    >
      <form className="grid gap-5 pb-1 text-ui" id={form} noValidate onSubmit={send}>
        <TextAreaField
          error={isMissing ? errorWords('reason_required') : undefined}
          label={t('decline.reason')}
          maxLength={longest}
          onChange={({ target }) => setReason(target.value)}
          value={reason}
        />
        <AnswerFault error={error} />
      </form>
    </Dialog>
  );
}
