import { type FormEventHandler, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/button.tsx';
import { Dialog } from '@/shared/ui/dialog.tsx';

interface FormDialogProps {
  title: string;
  description?: string;
  submitLabel: string;
  busy: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onClose: () => void;
  /** Once it is done: what is shown in place of the form, with the words of the one button. */
  done?: { content: ReactNode; label: string } | null;
  children: ReactNode;
}

/** A form in a window. While it is being sent it stays open, so that nothing typed is lost. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, submitLabel, busy, onSubmit, onClose, done, children } = props;
  const { t } = useTranslation('family');
  const form = useId();
  return (
    <Dialog
      closeLabel={t('close')}
      description={description}
      footer={
        done ? (
          <Button className="max-md:w-full" onClick={onClose} variant="gold">
            {done.label}
          </Button>
        ) : (
          <>
            <Button busy={busy} className="max-md:w-full" form={form} type="submit" variant="gold">
              {submitLabel}
            </Button>
            <Button className="max-md:w-full" onClick={onClose} variant="quiet">
              {t('cancel')}
            </Button>
          </>
        )
      }
      onOpenChange={(open) => {
        if (!open && !busy) onClose();
      }}
      open
      title={title}
    >
      {done ? (
        done.content
      ) : (
        <form className="grid gap-5 pb-1 text-ui" id={form} noValidate onSubmit={onSubmit}>
          {children}
        </form>
      )}
    </Dialog>
  );
}
