import { type GrantReason, grantReasons } from '@pius/domain/billing/grants.ts';
import { type SubscriptionType, subscriptionTypes } from '@pius/domain/billing/plans.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@/learning/progress/overview/format.ts';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { FormDialog } from '@/ui/kit/form-dialog.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { RadioGroup } from '@/ui/kit/radio-group.tsx';
import { SelectField } from '@/ui/kit/select-field.tsx';
import { newKey } from '@/ui/new-key.ts';
import { notify } from '@/ui/toast/notify.ts';
import { AnswerFault } from '../orders/answer-fault.tsx';
import { type Family, type FamilyChild, useGiveAccess } from './use-families.ts';

interface GiveAccessDialogProps {
  family: Family;
  child: FamilyChild;
  onClose: () => void;
}

/**
 * Gives a child access for some months, after saying until when; the reason stands in the list of
 * orders and in the log.
 */
export function GiveAccessDialog({ family, child, onClose }: GiveAccessDialogProps) {
  const { t } = useTranslation('desk');
  const { t: orders } = useTranslation('orders');
  const errorMessageOf = useErrorMessage();
  const language = useLanguage();
  const [key] = useState(newKey);
  const { mutateAsync, isPending, error } = useGiveAccess(family.id);
  const [plan, setPlan] = useState<SubscriptionType | ''>('');
  const [reason, setReason] = useState<GrantReason | ''>('');
  const [isTried, setTried] = useState(false);
  const { id, name } = child;
  const tongue = new Intl.DisplayNames(language, { type: 'language' }).of(family.language);
  const missing = (chosen: string) =>
    isTried && chosen === '' ? errorMessageOf('choice_required') : undefined;
  const endOf = (chosen: SubscriptionType) => formatDate(child.ends[chosen], language);

  async function send() {
    setTried(true);
    if (plan === '' || reason === '') return;
    try {
      await mutateAsync({ key, child_id: id, subscription_type: plan, reason });
    } catch {
      // the window says why, and a second press with the same key gives nothing twice
      return;
    }
    notify('success', t('give.done', { name, date: endOf(plan) }));
    onClose();
  }

  return (
    <FormDialog
      busy={isPending}
      description={t('give.text', { name })}
      onClose={onClose}
      onSubmit={send}
      submitLabel={t('give.submit')}
      title={t('give.title', { name })}
    >
      <RadioGroup
        columns={3}
        error={missing(plan)}
        legend={t('give.months')}
        name="plan"
        onChange={({ target }) => setPlan(target.value as SubscriptionType)}
        options={subscriptionTypes.map((value) => ({ value, label: orders(`plan.${value}`) }))}
        value={plan}
      />
      <SelectField
        error={missing(reason)}
        hint={t('give.reason.hint')}
        label={t('give.reason')}
        onChange={({ target }) => setReason(target.value as GrantReason)}
        options={grantReasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
        placeholder={t('give.choose')}
        value={reason}
      />
      {plan === '' ? null : (
        <Notice title={t('give.summary', { name, date: endOf(plan) })} tone="note">
          {t('give.summary.letter', {
            language: tongue,
            email: family.email,
          })}
        </Notice>
      )}
      <AnswerFault error={error} />
    </FormDialog>
  );
}
