import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Child } from '@/learning/family/use-children.ts';
import { endSession, leave } from '@/learning/session/sign-out.ts';
import { useSession } from '@/learning/session/use-session.ts';
import type { ApiError } from '@/ui/api/api-error.ts';
import { call } from '@/ui/api/call.ts';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { FormDialog } from '@/ui/kit/form-dialog.tsx';
import { PasswordField } from '@/ui/kit/password-field.tsx';
import { showServerFields } from '../field-codes.ts';
import { FormFault } from '../form-fault.tsx';
import { passwordAlone } from '../one-field.ts';
import { asApiError } from '../sign-in.ts';

interface DeletionDialogProps {
  childrenOfFamily: readonly Child[];
  onClose: () => void;
}

/**
 * Asks for the deletion of the family, after saying what is lost, with the password. The gold is on
 * keeping it.
 */
export function DeletionDialog({ childrenOfFamily, onClose }: DeletionDialogProps) {
  const { t } = useTranslation('settings');
  const { t: account } = useTranslation('account');
  const messageOf = useErrorMessage();
  const { user } = useSession();
  const { register, formState, submit, fault, busy } = useDeletion();
  const wrong = formState.errors.password?.message;
  return (
    <FormDialog
      busy={busy}
      description={t('delete.dialog.text')}
      cancelLabel={t('delete.keep')}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={t('delete.submit')}
      title={t('delete.dialog.title')}
    >
      <Losses childrenOfFamily={childrenOfFamily} />
      {/* Tells a password manager whose password this is. */}
      <input autoComplete="username" hidden readOnly value={user?.email ?? ''} />
      <PasswordField
        autoComplete="current-password"
        error={wrong && messageOf(wrong)}
        hideLabel={account('field.password-hide')}
        label={t('delete.password')}
        showLabel={account('field.password-show')}
        {...register('password')}
      />
      <FormFault error={fault} />
    </FormDialog>
  );
}

function Losses({ childrenOfFamily }: Pick<DeletionDialogProps, 'childrenOfFamily'>) {
  const { t } = useTranslation('settings');
  const names = new Intl.ListFormat(useLanguage()).format(childrenOfFamily.map(({ name }) => name));
  return (
    <ul className="list-disc space-y-1 ps-5 [overflow-wrap:anywhere]">
      <li>{t('delete.lost.you')}</li>
      {names ? <li>{t('delete.lost.children', { names })}</li> : null}
      {childrenOfFamily.some(({ subscription }) => subscription.active) ? (
        <li>{t('delete.lost.access')}</li>
      ) : null}
    </ul>
  );
}

function useDeletion() {
  const form = useForm<{ password: string }>({ resolver: passwordAlone });
  const [fault, setFault] = useState<ApiError | null>(null);
  const [leaving, setLeaving] = useState(false);
  const submit = form.handleSubmit(async ({ password }) => {
    setFault(null);
    try {
      const { due_at } = await call('POST /rest/v1/account/deletion', { body: { password } });
      setLeaving(true);
      // The session is over already; this only has the browser forget it.
      await endSession().catch(() => undefined);
      leave(`/auth/goodbye?until=${encodeURIComponent(due_at)}`);
    } catch (thrown) {
      const error = asApiError(thrown);
      const fields = { password: ['password'] } as const;
      if (!showServerFields(error, form.setError, fields)) setFault(error);
    }
  });
  const busy = form.formState.isSubmitting || leaving;
  return { register: form.register, formState: form.formState, submit, fault, busy };
}
