import { useTranslation } from 'react-i18next';
import type { CourseModule } from '@/learning/course/next-lesson.ts';
import { Button } from '@/ui/kit/button.tsx';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { Dialog } from '@/ui/kit/dialog.tsx';
import { loginPath } from '@/ui/paths.ts';

interface LockDialogProps {
  module: CourseModule;
  onClose: () => void;
}

/** What a press on a locked module says: who can open it, and the way there. */
export function LockDialog({ module, onClose }: LockDialogProps) {
  const { t } = useTranslation('map');
  const { reason, finishFirst, title } = module;
  if (reason === null) return null;
  return (
    <Dialog
      closeLabel={t('close')}
      footer={
        <>
          {reason === 'sign-in' ? (
            <ButtonLink size="kid" to={loginPath('/quest-map')} variant="gold">
              {t('lock.login')}
            </ButtonLink>
          ) : null}
          <Button onClick={onClose} size="kid">
            {t('lock.back')}
          </Button>
        </>
      }
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      open
      title={t(`lock.title.${reason}`)}
    >
      <p>{t(`lock.text.${reason}`, { title, number: finishFirst })}</p>
    </Dialog>
  );
}
