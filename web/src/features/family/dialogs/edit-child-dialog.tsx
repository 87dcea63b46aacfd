import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Child } from '@/shared/family/use-children.ts';
import { notify } from '@/shared/toast/notify.ts';
import { useEditChild } from '../family-changes.ts';
import { AgeField, childRules, FormFault, NameField } from './child-fields.tsx';
import { FormDialog } from './form-dialog.tsx';
import { showFaults } from './form-faults.ts';

/** Changes a child's name or age. Only what has changed is sent. */
export function EditChildDialog({ child, onClose }: { child: Child; onClose: () => void }) {
  const { t } = useTranslation('family');
  const { mutateAsync, isPending } = useEditChild(child.id);
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { name: child.name, age: child.age },
  });
  const { errors } = formState;

  const send = handleSubmit(async ({ name, age }) => {
    const renamed = name.trim() !== child.name;
    try {
      if (renamed || age !== child.age) {
        await mutateAsync({ ...(renamed ? { name } : {}), ...(age === child.age ? {} : { age }) });
        notify('success', t('edit.done'));
      }
      onClose();
    } catch (thrown) {
      showFaults(setError, ['name', 'age'], thrown);
    }
  });

  return (
    <FormDialog
      busy={isPending}
      onClose={onClose}
      onSubmit={send}
      submitLabel={t('edit.submit')}
      title={t('edit.title', { name: child.name })}
    >
      <NameField
        fault={errors.name?.message}
        field={register('name', childRules.name)}
        hint={t('edit.name-hint')}
      />
      <AgeField fault={errors.age?.message} field={register('age', childRules.age)} />
      <FormFault fault={errors.root?.message} />
    </FormDialog>
  );
}
