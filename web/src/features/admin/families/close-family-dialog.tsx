import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/ui/api/api-error.ts';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { FormDialog } from '@/ui/kit/form-dialog.tsx';
import { TextField } from '@/ui/kit/text-field.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { AnswerFault } from '../orders/answer-fault.tsx';
import { type Family, useCloseFamily } from './use-families.ts';

interface CloseFamilyDialogProps {
  family: Family;
  onClose: () => void;
}

const wrongName = 'name_differs';

/**
 * Closes a family and promises its deletion, only when the parent's name was typed. The gold is on
 * keeping it.
 */
export function CloseFamilyDialog({ family, onClose }: CloseFamilyDialogProps) {
  const { t } = useTranslation('desk');
  const messageOf = useErrorMessage();
  const [typed, setTyped] = useState('');
  const { mutateAsync, isPending, error } = useCloseFamily(family.id);
  const { name } = family;
  const isWrong = error instanceof ApiError && error.code === wrongName;

  async function send() {
    try {
      await mutateAsync(typed);
    } catch {
      // the window says why, and keeps what was written
      return;
    }
    notify('success', t('close.done'));
    onClose();
  }

  return (
    <FormDialog
      busy={isPending}
      description={t('close.text', { name })}
      cancelLabel={t('close.keep')}
      onClose={onClose}
      onSubmit={send}
      submitLabel={
        <>
          <Trash2 aria-hidden />
          {t('close.submit')}
        </>
      }
      title={t('close.title', { name })}
    >
      <TextField
        autoCapitalize="words"
        autoComplete="off"
        error={isWrong ? messageOf(wrongName) : undefined}
        label={t('close.typed', { name })}
        maxLength={200}
        onChange={({ target }) => setTyped(target.value)}
        spellCheck={false}
        value={typed}
      />
      <AnswerFault error={isWrong ? null : error} />
    </FormDialog>
  );
}
