import { useTranslation } from 'react-i18next';
import { formatDate } from '@/learning/progress/overview/format.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { AnswerFault } from '../orders/answer-fault.tsx';
import { type Family, useCancelDeletion } from './use-families.ts';

/**
 * Of a family that is to be deleted: on which day, and the way to keep it. Nothing of any other.
 */
export function CancelDeletionNotice({ family }: { family: Family }) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const { mutate, isPending, error } = useCancelDeletion(family.id);
  const { deletion_due_at: dueAt, name } = family;
  if (dueAt === null) return null;
  const cancelDeletion = () =>
    mutate(undefined, { onSuccess: () => notify('success', t('keep.done')) });
  return (
    <Notice title={t('keep.title', { date: formatDate(dueAt, language) })} tone="again">
      <p>{t('keep.text')}</p>
      <Button busy={isPending} className="mt-3" onClick={cancelDeletion} variant="gold">
        {t('keep.submit', { name })}
      </Button>
      <AnswerFault error={error} />
    </Notice>
  );
}
