import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Child } from '@/learning/family/use-children.ts';
import { FormDialog } from '@/ui/kit/form-dialog.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { useEditChild } from '../family-changes.ts';
import { ChildPasswordField, childRules, FormFault } from './child-fields.tsx';
import { showFaults } from './form-faults.ts';

/** Gives a child a new password; wherever the child is signed in, that ends. */
export function ChildPasswordDialog({ child, onClose }: { child: Child; onClose: () => void }) {
  const { t } = useTranslation('family');
  const { name } = child;
  const { mutateAsync, isPending } = useEditChild(child.id);
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { password: '' },
  });
  const { errors } = formState;

  const send = handleSubmit(async ({ password }) => {
    try {
      await mutateAsync({ password });
      notify('success', t('password.done', { name }));
      onClose();
    } catch (thrown) {
      showFaults(setError, ['password'], thrown);
    }
  });

  return (
    <FormDialog
      busy={isPending}
      description={t('password.text', { name })}
      onClose={onClose}
      onSubmit={send}
      submitLabel={t('password.submit')}
      title={t('password.title', { name })}
    >
      {/* Tells a password manager whose password this is. */}
      <input autoComplete="username" hidden readOnly value={child.login_email} />
      <ChildPasswordField
        fault={errors.password?.message}
        field={register('password', childRules.password)}
      />
      <FormFault fault={errors.root?.message} />
    </FormDialog>
  );
}
