import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countUnsent, endSession, leave, lockDevice } from '@/learning/session/sign-out.ts';
import { Button } from '@/ui/kit/button.tsx';
import { Dialog } from '@/ui/kit/dialog.tsx';
import { notify } from '@/ui/toast/notify.ts';

interface LeavingProps {
  /** Called where nobody is signed out after all. */
  onStay: () => void;
}

/**
 * Signs out. Without a network it says first what that means here: the device is locked at once, the session ends at
 * the next contact, and what could not be sent yet waits for the same child.
 * @see docs/requirements.md#r-sign-out
 */
export function Leaving({ onStay }: LeavingProps) {
  const { t } = useTranslation('account');
  const [unsent, setUnsent] = useState<number | null>(null);

  const signOut = useEffectEvent(async () => {
    try {
      if (await endSession()) leave();
      else setUnsent(await countUnsent());
    } catch {
      notify('error', t('leave.failed'));
      onStay();
    }
  });
  useEffect(() => void signOut(), []);

  if (unsent === null) return null;
  return (
    <Dialog
      closeLabel={t('leave.stay')}
      description={t('leave.text')}
      footer={
        <>
          <Button onClick={onStay} variant="gold">
            {t('leave.stay')}
          </Button>
          <Button
            onClick={() => {
              lockDevice();
              leave();
            }}
          >
            {t('leave.go')}
          </Button>
        </>
      }
      onOpenChange={onStay}
      open
      title={t('leave.title')}
    >
      {unsent > 0 ? <p>{t('leave.unsent')}</p> : null}
    </Dialog>
  );
}
