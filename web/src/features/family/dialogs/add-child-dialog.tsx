import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '@/ui/kit/form-dialog.tsx';
import { AgeField, ChildPasswordField, childRules, FormFault, NameField } from './child-fields.tsx';
import { ConsentField } from './consent-field.tsx';
import { showFaults } from './form-faults.ts';
import { HowToLogIn } from './how-to-log-in.tsx';
import { type Added, useAddOnce } from './use-add-once.ts';

interface Values {
  name: string;
  age: number;
  password: string;
  consent: boolean;
}

const fields = ['name', 'age', 'password', 'consent'] as const;

/** What is told of a child that is there now, by when it was sent. */
const arrived = {
  now: 'added.text',
  same: 'added.already',
  'other-password': 'added.already-password',
} as const;

/**
 * Adds a child with the parent's consent; then tells how the child logs in.
 * @see docs/requirements.md#r-child-account
 * @see docs/requirements.md#r-consent
 */
export function AddChildDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('family');
  const [added, setAdded] = useState<Added | null>(null);
  const add = useAddOnce();
  const { register, handleSubmit, getValues, setError, formState } = useForm<Values>({
    defaultValues: { name: '', password: '', consent: false },
  });
  const { errors } = formState;

  const send = handleSubmit(async ({ name, age, password }) => {
    try {
      setAdded(await add({ name, age, password, consent: true }));
    } catch (thrown) {
      showFaults(setError, fields, thrown);
    }
  });

  const name = added?.child.name ?? '';

  return (
    <FormDialog
      busy={formState.isSubmitting}
      description={added ? t(arrived[added.earlier ?? 'now'], { name }) : t('add.text')}
      done={added && { content: <HowToLogIn name={name} />, label: t('added.done') }}
      onClose={onClose}
      onSubmit={send}
      submitLabel={t('add.submit')}
      title={added ? t('added.title', { name }) : t('add')}
    >
      <NameField
        fault={errors.name?.message}
        field={register('name', childRules.name)}
        hint={t('field.name.hint')}
        typed={getValues('name')}
      />
      <AgeField fault={errors.age?.message} field={register('age', childRules.age)} />
      <ChildPasswordField
        fault={errors.password?.message}
        field={register('password', childRules.password)}
      />
      <ConsentField
        fault={errors.consent?.message}
        field={register('consent', { validate: (input) => input || 'consent_required' })}
      />
      <FormFault fault={errors.root?.message} />
    </FormDialog>
  );
}
