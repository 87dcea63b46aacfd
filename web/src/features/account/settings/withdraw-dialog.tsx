import { useTranslation } from 'react-i18next';
import { useDataConsent } from '@/shared/family/use-agreements.ts';
import type { Child } from '@/shared/family/use-children.ts';
import { notify } from '@/shared/toast/notify.ts';
import { Button } from '@/shared/ui/button.tsx';
import { Dialog } from '@/shared/ui/dialog.tsx';
import { FormFault } from '../form-fault.tsx';
import { asApiError } from '../sign-in.ts';

const consequences = ['withdraw.out', 'withdraw.nothing-new', 'withdraw.stays'] as const;

/** Takes back the consent to keeping a child's data, after saying what follows. The gold is on leaving it. */
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
    <Dialog
      closeLabel={t('close')}
      description={t('withdraw.text')}
      footer={
        <>
          <Button className="max-md:w-full" onClick={onClose} variant="gold">
            {t('withdraw.keep')}
          </Button>
          <Button busy={isPending} className="max-md:w-full" onClick={withdraw}>
            {t('withdraw.submit')}
          </Button>
        </>
      }
      onOpenChange={(open) => {
        if (!open && !isPending) onClose();
      }}
      open
      title={t('withdraw.title', { name })}
    >
      <div className="grid gap-5 pb-1 text-ui">
        <ul className="list-disc space-y-1 ps-5">
          {consequences.map((key) => (
            <li key={key}>{t(key, { name })}</li>
          ))}
        </ul>
        <FormFault error={error && asApiError(error)} />
      </div>
    </Dialog>
  );
}
