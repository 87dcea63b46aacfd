import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Child, useChildren } from '@/learning/family/use-children.ts';
import { FormDialog } from '@/ui/kit/form-dialog.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { useEditChild } from '../family-changes.ts';
import { AgeField, childRules, FormFault, NameField } from './child-fields.tsx';
import { showFaults } from './form-faults.ts';

/**
 * Changes a child's name or age. Only what has changed is sent. Where another window was first, it says what stands
 * there now; what was typed stays, and saving once more sets it.
 */
export function EditChildDialog({ child, onClose }: { child: Child; onClose: () => void }) {
  const { t } = useTranslation('family');
  const { mutateAsync, isPending } = useEditChild(child.id);
  const { refetch } = useChildren();
  /** What the parent knows to stand there. */
  const [was, setWas] = useState({ name: child.name, age: child.age });
  const { register, handleSubmit, getValues, setError, formState } = useForm({
    defaultValues: was,
  });
  const { errors } = formState;
  const changed = errors.root?.message === 'child_changed';

  const send = handleSubmit(async ({ name, age }) => {
    const renamed = name.trim() !== was.name;
    try {
      if (renamed || age !== was.age) {
        await mutateAsync({
          ...(renamed ? { name } : {}),
          ...(age === was.age ? {} : { age }),
          was: {
            ...(renamed ? { name: was.name } : {}),
            ...(age === was.age ? {} : { age: was.age }),
          },
        });
        notify('success', t('edit.done', { name: name.trim() }));
      }
      onClose();
    } catch (thrown) {
      showFaults(setError, ['name', 'age'], thrown);
      const now = (await refetch()).data?.find(({ id }) => id === child.id);
      if (now) setWas({ name: now.name, age: now.age });
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
        of={child.id}
        typed={getValues('name')}
      />
      <AgeField fault={errors.age?.message} field={register('age', childRules.age)} />
      {changed ? (
        <Notice live="alert" title={t('edit.changed', was)} tone="again">
          {t('edit.changed.text')}
        </Notice>
      ) : (
        <FormFault fault={errors.root?.message} />
      )}
    </FormDialog>
  );
}
