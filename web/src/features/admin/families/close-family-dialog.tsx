import { Trash2 } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/shared/api/api-error.ts';
import { useErrorWords } from '@/shared/i18n/use-error-words.ts';
import { notify } from '@/shared/toast/notify.ts';
import { Button } from '@/shared/ui/button.tsx';
import { Dialog } from '@/shared/ui/dialog.tsx';
import { TextField } from '@/shared/ui/text-field.tsx';
import { AnswerFault } from '../orders/answer-fault.tsx';
import { type Family, useCloseFamily } from './use-families.ts';

interface CloseFamilyDialogProps {
  family: Family;
  onClose: () => void;
}

const wrongName = 'name_differs';

/** Closes a family and promises its deletion, only when the parent's name was typed. The gold is on keeping it. */
export function CloseFamilyDialog({ family, onClose }: CloseFamilyDialogProps) {
  const { t } = useTranslation('desk');
  const words = useErrorWords();
  const form = useId();
  const [typed, setTyped] = useState('');
  const { mutateAsync, isPending, error } = useCloseFamily(family.id);
  const { name } = family;
  const isWrong = error instanceof ApiError && error.code === wrongName;

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.querySelector('input');
    if (isPending) return;
    try {
      await mutateAsync(typed);
    } catch {
      // the window says why, and keeps what was written
      return field?.focus();
    }
    notify('success', t('close.done'));
    onClose();
  }

  return (
    <Dialog
      closeLabel={t('close')}
      description={t('close.text', { name })}
      footer={
        <>
          <Button className="max-md:w-full" onClick={onClose} variant="gold">
            {t('close.keep')}
          </Button>
          <Button busy={isPending} className="max-md:w-full" form={form} type="submit">
            <Trash2 aria-hidden />
            {t('close.submit')}
          </Button>
        </>
      }
      onOpenChange={(open) => {
        if (!open && !isPending) onClose();
      }}
      open
      title={t('close.title', { name })}
    >
      <form className="grid gap-5 pb-1 text-ui" id={form} noValidate onSubmit={send}>
        <TextField
          autoCapitalize="words"
          autoComplete="off"
          error={isWrong ? words(wrongName) : undefined}
          label={t('close.typed', { name })}
          maxLength={200}
          onChange={({ target }) => setTyped(target.value)}
          spellCheck={false}
          value={typed}
        />
        <AnswerFault error={isWrong ? null : error} />
      </form>
    </Dialog>
  );
}
