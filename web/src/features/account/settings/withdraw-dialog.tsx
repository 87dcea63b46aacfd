import { useTranslation } from 'react-i18next';
import { useDataConsent } from '@/learning/family/use-agreements.ts';
import type { Child } from '@/learning/family/use-children.ts';
import { FormDialog } from '@/ui/kit/form-dialog.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { FormFault } from '../form-fault.tsx';
import { asApiError } from '../sign-in.ts';

const consequences = ['withdraw.out', 'withdraw.nothing-new', 'withdraw.stays'] as const;

/**
 * Takes back the consent to keeping a child's data, after saying what follows. The gold is on
 * leaving it.
 */
export function WithdrawDialog({ child, onClose }: { child: Child; onClose: () => void }) {
  const { t } = useTranslation('settings');
  const { name } = child;
  const { mutateAsync, isPending, error } = useDataConsent(child.id);

  async function withdraw() {
    try {
      await mutateAsync(false);
    } catch {
      // The window says why.
      return;
    }
    notify('success', t('withdraw.done', { name }));
    onClose();
  }

  return (
    <FormDialog
      busy={isPending}
      description={t('withdraw.text')}
      cancelLabel={t('withdraw.keep')}
      onClose={onClose}
      onSubmit={withdraw}
      submitLabel={t('withdraw.submit')}
      title={t('withdraw.title', { name })}
    >
      <ul className="list-disc space-y-1 ps-5">
        {consequences.map((key) => (
          <li key={key}>{t(key, { name })}</li>
        ))}
      </ul>
      <FormFault error={error && asApiError(error)} />
    </FormDialog>
  );
}
