import { type ComponentProps, type FormEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { Dialog } from './dialog.tsx';
import { showFirstFault } from './show-first-fault.ts';

interface FormDialogProps
  extends Pick<ComponentProps<typeof Dialog>, 'title' | 'description' | 'size' | 'children'> {
  submitLabel: ReactNode;
  /** The label of the way back from an act with a price: the way back is the gold button then. */
  cancelLabel?: string;
  busy: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  onClose: () => void;
  /**
   * Replaces the form when it is done, above one button; `quiet` where the content has the gold
   * button.
   */
  done?: { content: ReactNode; label: string; quiet?: boolean } | null;
  /** More classes for the form's grid. */
  className?: string;
}

/**
 * A form in a dialog. It stays open while it is being sent, and then shows the first field that is
 * wrong.
 */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    description,
    size = 'normal',
    busy,
    onSubmit,
    onClose,
    done,
    className,
    children,
  } = props;
  const { t } = useTranslation('common');
  const formId = useId();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // In React the dialog is inside the page's forms, so the event would reach them too.
    event.stopPropagation();
    if (busy) return;
    const form = event.currentTarget;
    await onSubmit(event);
    // The messages are in the page only after React has rendered them.
    setTimeout(() => showFirstFault(form));
  }

  return (
    <Dialog
      closeLabel={t('dialog.close')}
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
          <FormButtons {...props} formId={formId} />
        )
      }
      onOpenChange={(open) => {
        if (!open && !busy) onClose();
      }}
      open
      size={size}
      title={title}
    >
      {done ? (
        done.content
      ) : (
        <form
          className={classes('grid gap-5 pb-1 text-ui', className)}
          id={formId}
          noValidate
          onSubmit={(event) => void submit(event)}
        >
          {children}
        </form>
      )}
    </Dialog>
  );
}

function FormButtons(props: FormDialogProps & { formId: string }) {
  const { submitLabel, cancelLabel, busy, onClose, formId } = props;
  const { t } = useTranslation('common');
  const className = 'max-md:w-full';
  const back = (
    <Button className={className} onClick={onClose} variant={cancelLabel ? 'gold' : 'quiet'}>
      {cancelLabel ?? t('dialog.cancel')}
    </Button>
  );
  const submit = (
    <Button
      busy={busy}
      className={className}
      form={formId}
      type="submit"
      variant={cancelLabel ? 'outline' : 'gold'}
    >
      {submitLabel}
    </Button>
  );
  return (
    <>
      {cancelLabel ? back : submit}
      {cancelLabel ? submit : back}
    </>
  );
}
