import { Trash2 } from 'lucide-react';
import { type FormEvent, type FormEventHandler, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/button.tsx';
import { Dialog } from '@/shared/ui/dialog.tsx';
import { showFirstFault } from './form-faults.ts';

interface FormDialogProps {
  title: string;
  description?: string;
  submitLabel: string;
  /** The words of the way back, for what cannot be undone: it has the gold then, and the act itself has not. */
  keepLabel?: string;
  busy: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onClose: () => void;
  /** Once it is done: what is shown in place of the form, with the words of the one button; `quiet` where the content has the gold. */
  done?: { content: ReactNode; label: string; quiet?: boolean } | null;
  children: ReactNode;
}

/** A form in a window. While it is being sent it stays open, so that nothing typed is lost. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, busy, onSubmit, onClose, done, children } = props;
  const { t } = useTranslation('family');
  const form = useId();

  async function send(event: FormEvent<HTMLFormElement>) {
    const sent = event.currentTarget;
    await onSubmit(event);
    // What is wrong has its words once React has drawn them.
    setTimeout(() => showFirstFault(sent));
  }

  return (
    <Dialog
      closeLabel={t('close')}
      description={description}
      footer={
        done ? (
          <Button
            className="max-md:w-full"
            onClick={onClose}
            variant={done.quiet ? 'quiet' : 'gold'}
          >
            {done.label}
          </Button>
        ) : (
          <FormButtons {...props} form={form} />
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
        <form className="grid gap-5 pb-1 text-ui" id={form} noValidate onSubmit={send}>
          {children}
        </form>
      )}
    </Dialog>
  );
}

interface FormButtonsProps
  extends Pick<FormDialogProps, 'submitLabel' | 'keepLabel' | 'busy' | 'onClose'> {
  /** The id of the form that is sent. */
  form: string;
}

function FormButtons({ submitLabel, keepLabel, busy, onClose, form }: FormButtonsProps) {
  const { t } = useTranslation('family');
  const className = 'max-md:w-full';
  const back = (
    <Button className={className} onClick={onClose} variant={keepLabel ? 'gold' : 'quiet'}>
      {keepLabel ?? t('cancel')}
    </Button>
  );
  const act = (
    <Button
      busy={busy}
      className={className}
      form={form}
      type="submit"
      variant={keepLabel ? 'outline' : 'gold'}
    >
      {keepLabel ? <Trash2 aria-hidden /> : null}
      {submitLabel}
    </Button>
  );
  return (
    <>
      {keepLabel ? back : act}
      {keepLabel ? act : back}
    </>
  );
}
