import { childLoginName } from '@pius/domain/account/login-name.ts';
import { Trash2 } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Child } from '@/learning/family/use-children.ts';
import { formatDate } from '@/learning/progress/overview/format.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { FormDialog } from '@/ui/kit/form-dialog.tsx';
import { TextField } from '@/ui/kit/text-field.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { useDeleteChild } from '../family-changes.ts';
import { FormFault } from './child-fields.tsx';
import { showFaults } from './form-faults.ts';

interface DeleteChildProps {
  child: Child;
  onClose: () => void;
}

/**
 * Deletes a child after saying what is lost, and only when its name has been typed. The gold is on
 * keeping it.
 */
export function DeleteChildDialog({ child, onClose }: DeleteChildProps) {
  const { t } = useTranslation('family');
  const language = useLanguage();
  const { name, subscription } = child;
  const { mutateAsync, isPending } = useDeleteChild(child.id);
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { typed: '' } });
  const { errors } = formState;

  // As lenient as the login: accents are a chore on a phone.
  const isTheName = (typed: string) => childLoginName(typed) === childLoginName(name);

  const send = handleSubmit(async () => {
    try {
      await mutateAsync();
      notify('success', t('delete.done', { name }));
      onClose();
    } catch (thrown) {
      showFaults(setError, [], thrown);
    }
  });

  return (
    <FormDialog
      busy={isPending}
      description={t('delete.text', { name })}
      cancelLabel={t('delete.keep', { name })}
      onClose={onClose}
      onSubmit={send}
      submitLabel={
        <>
          <Trash2 aria-hidden /> {t('delete.submit', { name })}
        </>
      }
      title={t('delete.title', { name })}
    >
      <ul className="list-disc space-y-1 ps-5">
        <li>{t('delete.lost.progress', { name })}</li>
        <li>{t('delete.lost.login', { name })}</li>
        {subscription.active && subscription.expires_at ? (
          <li>
            {t('delete.lost.access', { date: formatDate(subscription.expires_at, language) })}
          </li>
        ) : null}
      </ul>
      <TextField
        {...register('typed', { validate: (typed) => isTheName(typed) || 'name' })}
        autoCapitalize="words"
        autoComplete="off"
        error={errors.typed ? t('delete.typed.wrong', { name }) : undefined}
        label={t('delete.typed', { name })}
        spellCheck={false}
      />
      <FormFault fault={errors.root?.message} />
    </FormDialog>
  );
}
