import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/shared/i18n/use-language.ts';
import { dateWords } from '@/shared/progress-overview/format.ts';
import { notify } from '@/shared/toast/notify.ts';
import { Button } from '@/shared/ui/button.tsx';
import { Notice } from '@/shared/ui/notice.tsx';
import { AnswerFault } from '../orders/answer-fault.tsx';
import { type Family, useKeepFamily } from './use-families.ts';

/** Of a family that is to be deleted: on which day, and the way to keep it. Nothing of any other. */
export function KeepFamilyNotice({ family }: { family: Family }) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const { mutate, isPending, error } = useKeepFamily(family.id);
  const { deletion_due_at: dueAt, name } = family;
  if (dueAt === null) return null;
  const keep = () => mutate(undefined, { onSuccess: () => notify('success', t('keep.done')) });
  return (
    <Notice title={t('keep.title', { date: dateWords(dueAt, language) })} tone="again">
      <p>{t('keep.text')}</p>
      <Button busy={isPending} className="mt-3" onClick={keep} variant="gold">
        {t('keep.submit', { name })}
      </Button>
      <AnswerFault error={error} />
    </Notice>
  );
}
