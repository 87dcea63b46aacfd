import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Child } from '@/learning/family/use-children.ts';
import { FormDialog } from '@/ui/kit/form-dialog.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { useEditChild } from '../family-changes.ts';
import { FormFault } from './child-fields.tsx';
import { showFaults } from './form-faults.ts';

/** Pauses a child, after saying what that means: signed out at once, and nothing lost. */
export function PauseDialog({ child, onClose }: { child: Child; onClose: () => void }) {
  const { t } = useTranslation('family');
  const { name } = child;
  const { mutateAsync, isPending } = useEditChild(child.id);
  const { handleSubmit, setError, formState } = useForm();

  const send = handleSubmit(async () => {
    try {
      await mutateAsync({ paused: true });
      notify('success', t('pause.done', { name }));
      onClose();
    } catch (thrown) {
      showFaults(setError, [], thrown);
    }
  });

  return (
    <FormDialog
      busy={isPending}
      description={t('pause.text', { name })}
      onClose={onClose}
      onSubmit={send}
      submitLabel={t('pause.submit', { name })}
      title={t('pause.title', { name })}
    >
      <FormFault fault={formState.errors.root?.message} />
    </FormDialog>
  );
}
