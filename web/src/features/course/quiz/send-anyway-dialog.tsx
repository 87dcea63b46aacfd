import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/kit/button.tsx';
import { Dialog } from '@/ui/kit/dialog.tsx';

interface SendAnywayDialogProps {
  /** How many questions have no answer. */
  count: number;
  onAnswer: () => void;
  onSend: () => void;
  onClose: () => void;
}

/** Asks, before the answers are sent, whether those that are missing may stay out. */
export function SendAnywayDialog({ count, onAnswer, onSend, onClose }: SendAnywayDialogProps) {
  const { t } = useTranslation('quiz');
  return (
    <Dialog
      closeLabel={t('ask.close')}
      footer={
        <>
          <Button onClick={onAnswer} size="kid" variant="gold">
            {t('ask.answer')}
          </Button>
          <Button onClick={onSend} size="kid">
            {t('ask.send')}
          </Button>
        </>
      }
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      open
      title={t('ask.title')}
    >
      <p>{t('ask.text', { count })}</p>
    </Dialog>
  );
}
