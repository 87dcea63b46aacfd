import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/shared/api/api-error.ts';
import { useErrorWords } from '@/shared/i18n/use-error-words.ts';
import { notify } from '@/shared/toast/notify.ts';
import { Button } from '@/shared/ui/button.tsx';
import { Dialog } from '@/shared/ui/dialog.tsx';
import { TextField } from '@/shared/ui/text-field.tsx';
import { AnswerFault } from '../orders/answer-fault.tsx';
import { type Family, useChangeFamilyEmail } from './use-families.ts';

interface ChangeEmailDialogProps {
  family: Family;
  onClose: () => void;
}

/** Gives a parent who was recognised in person another address: typed twice, for no letter proves it before it counts. */
export function ChangeEmailDialog({ family, onClose }: ChangeEmailDialogProps) {
  const { t } = useTranslation('desk');
  const words = useErrorWords();
  const form = useId();
  const [typed, setTyped] = useState({ email: '', again: '', name: '' });
  const [isTried, setTried] = useState(false);
  const { mutateAsync, isPending, error } = useChangeFamilyEmail(family.id);
  const differs = isTried && typed.email.trim() !== typed.again.trim();
  const wrongOf = (field: 'email' | 'name') => {
    const code = error instanceof ApiError ? error.fields[field] : undefined;
    return code ? words(code) : undefined;
  };
  const type = (field: keyof typeof typed) => ({
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setTyped({ ...typed, [field]: target.value }),
    spellCheck: false,
    value: typed[field],
  });

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = event.currentTarget.querySelectorAll('input');
    setTried(true);
    if (typed.email.trim() !== typed.again.trim()) return fields[1]?.focus();
    if (isPending) return;
    try {
      await mutateAsync({ email: typed.email.trim(), name: typed.name });
    } catch (fault) {
      // the window says why, and keeps what was written
      const isName = fault instanceof ApiError && fault.fields.name !== undefined;
      return fields[isName ? 2 : 0]?.focus();
    }
    notify('success', t('email.done'));
    onClose();
  }

  return (
    <Dialog
      closeLabel={t('close')}
      description={t('email.text', { email: family.email })}
      footer={
        <>
          <Button className="max-md:w-full" onClick={onClose} variant="gold">
            {t('email.keep')}
          </Button>
          <Button busy={isPending} className="max-md:w-full" form={form} type="submit">
            {t('email.submit')}
          </Button>
        </>
      }
      onOpenChange={(open) => {
        if (!open && !isPending) onClose();
      }}
      open
      title={t('email.title', { name: family.name })}
    >
      <form className="grid gap-5 pb-1 text-ui" id={form} noValidate onSubmit={send}>
        <TextField
          error={wrongOf('email')}
          label={t('email.new')}
          maxLength={254}
          type="email"
          {...type('email')}
        />
        <TextField
          error={differs ? words('emails_differ') : undefined}
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
      </form>
    </Dialog>
  );
}
