import { useTranslation } from 'react-i18next';
import { notify } from '@/shared/toast/notify.ts';
import { Button } from '@/shared/ui/button.tsx';
import { Dialog } from '@/shared/ui/dialog.tsx';
import { AnswerFault } from '../orders/answer-fault.tsx';
import { type FamilyChild, useEndAccess } from './use-families.ts';

interface EndAccessDialogProps {
  familyId: string;
  child: FamilyChild;
  onClose: () => void;
}

/** Ends the access that was given to a child, after saying what follows. */
export function EndAccessDialog({ familyId, child, onClose }: EndAccessDialogProps) {
  const { t } = useTranslation('desk');
  const { mutateAsync, isPending, error } = useEndAccess(familyId);
  const { id, name } = child;

  async function end() {
    try {
      await mutateAsync(id);
    } catch {
      // the window says why
      return;
    }
    notify('success', t('end.done', { name }));
    onClose();
  }

  return (
    <Dialog
      closeLabel={t('close')}
      description={t('end.text', { name })}
      footer={
        <>
          <Button className="max-md:w-full" onClick={onClose} variant="gold">
            {t('end.keep')}
          </Button>
          <Button busy={isPending} className="max-md:w-full" onClick={() => void end()}>
            {t('end.submit', { name })}
          </Button>
        </>
      }
      onOpenChange={(open) => {
        if (!open && !isPending) onClose();
      }}
      open
      title={t('end.title', { name })}
    >
      <AnswerFault error={error} />
    </Dialog>
  );
}
