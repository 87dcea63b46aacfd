import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { StoredDataList } from '@/learning/family/stored-data-list.tsx';
import { useDataConsent } from '@/learning/family/use-agreements.ts';
import type { Child } from '@/learning/family/use-children.ts';
import type { ApiError } from '@/ui/api/api-error.ts';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { Checkbox } from '@/ui/kit/checkbox.tsx';
import { FormDialog } from '@/ui/kit/form-dialog.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { resolverOf } from '../field-codes.ts';
import { FormFault } from '../form-fault.tsx';
import { asApiError } from '../sign-in.ts';
import type { Profile } from './profile-values.ts';

const resolver = resolverOf<{ consent: boolean }>(({ consent }) =>
  consent ? {} : { consent: 'consent_required' },
);

interface GiveDialogProps {
  child: Child;
  profile: Profile;
  onClose: () => void;
}

/**
 * Gives the consent to keeping a child's data again, with the same words as when the child was
 * added.
 */
export function GiveDialog({ child, profile, onClose }: GiveDialogProps) {
  const { t } = useTranslation('settings');
  const { t: family } = useTranslation('family');
  const messageOf = useErrorMessage();
  const { name } = child;
  const who = profile.account_type === 'catechist' ? 'catechist' : 'parent';
  const { register, formState, submit, fault } = useGive(child, onClose);
  const wrong = formState.errors.consent?.message;
  return (
    <FormDialog
      busy={formState.isSubmitting}
      description={t('give.text', { name })}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={t('give.submit')}
      title={t('give.title', { name })}
    >
      <div>
        <StoredDataList />
      </div>
      <p>{family('consent.never')}</p>
      <Checkbox
        {...register('consent')}
        error={wrong && messageOf(wrong)}
        label={family(`consent.${who}`)}
      />
      <FormFault error={fault} />
    </FormDialog>
  );
}

function useGive(child: Child, onDone: () => void) {
  const { t } = useTranslation('settings');
  const { mutateAsync } = useDataConsent(child.id);
  const { register, handleSubmit, formState } = useForm<{ consent: boolean }>({ resolver });
  const [fault, setFault] = useState<ApiError | null>(null);
  const submit = handleSubmit(async () => {
    setFault(null);
    try {
      await mutateAsync(true);
    } catch (thrown) {
      return setFault(asApiError(thrown));
    }
    notify('success', t('give.done', { name: child.name }));
    onDone();
  });
  return { register, formState, submit, fault };
}
