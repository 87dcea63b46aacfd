import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/ui/api/api-error.ts';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { FormDialog } from '@/ui/kit/form-dialog.tsx';
import { TextField } from '@/ui/kit/text-field.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { AnswerFault } from '../orders/answer-fault.tsx';
import { type Family, useChangeFamilyEmail } from './use-families.ts';

interface ChangeEmailDialogProps {
  family: Family;
  onClose: () => void;
}

/**
 * Gives a parent who was recognised in person another address: typed twice, for no letter proves it
 * before it counts.
 */
export function ChangeEmailDialog({ family, onClose }: ChangeEmailDialogProps) {
  const { t } = useTranslation('desk');
  const messageOf = useErrorMessage();
  const [typed, setTyped] = useState({ email: '', again: '', name: '' });
  const [isTried, setTried] = useState(false);
  const { mutateAsync, isPending, error } = useChangeFamilyEmail(family.id);
  const differs = isTried && typed.email.trim() !== typed.again.trim();
  const wrongOf = (field: 'email' | 'name') => {
    const code = error instanceof ApiError ? error.fields[field] : undefined;
    return code ? messageOf(code) : undefined;
  };
  const type = (field: keyof typeof typed) => ({
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setTyped({ ...typed, [field]: target.value }),
    spellCheck: false,
    value: typed[field],
  });

  async function send() {
    setTried(true);
    if (typed.email.trim() !== typed.again.trim()) return;
    try {
      await mutateAsync({ email: typed.email.trim(), name: typed.name });
    } catch {
      // the window says why, and keeps what was written
      return;
    }
    notify('success', t('email.done'));
    onClose();
  }

  return (
    <FormDialog
      busy={isPending}
      description={t('email.text', { email: family.email })}
      cancelLabel={t('email.keep')}
      onClose={onClose}
      onSubmit={send}
      submitLabel={t('email.submit')}
      title={t('email.title', { name: family.name })}
    >
      <TextField
        error={wrongOf('email')}
        label={t('email.new')}
        maxLength={254}
        type="email"
        {...type('email')}
      />
      <TextField
        error={differs ? messageOf('emails_differ') : undefined}
        label={t('email.again')}
        maxLength={254}
        type="email"
        {...type('again')}
      />
      <TextField
        error={wrongOf('name')}
        label={t('email.typed', { name: family.name })}
        maxLength={200}
        {...type('name')}
      />
      <AnswerFault error={wrongOf('email') || wrongOf('name') ? null : error} />
    </FormDialog>
  );
}
