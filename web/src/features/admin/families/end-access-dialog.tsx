import { useTranslation } from 'react-i18next';
import { FormDialog } from '@/ui/kit/form-dialog.tsx';
import { notify } from '@/ui/toast/notify.ts';
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
    <FormDialog
      busy={isPending}
      description={t('end.text', { name })}
      cancelLabel={t('end.keep')}
      onClose={onClose}
      onSubmit={end}
      submitLabel={t('end.submit', { name })}
      title={t('end.title', { name })}
    >
      <AnswerFault error={error} />
    </FormDialog>
  );
}
