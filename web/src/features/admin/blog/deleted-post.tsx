import { storedUntil } from '@pius/domain/retention.ts';
import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@/learning/progress/overview/format.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { notify } from '@/ui/toast/notify.ts';
import { AnswerFault } from '../orders/answer-fault.tsx';
import { useRestorePost } from './use-desk-posts.ts';

interface DeletedPostProps {
  id: string;
  title: string;
  deletedAt: string;
}

/** Until when a post in the bin can be restored, and the button that does it. */
export function DeletedPost({ id, title, deletedAt }: DeletedPostProps) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const { mutate, isPending, error } = useRestorePost(id);
  const until = storedUntil('deleted-article', new Date(deletedAt)).toISOString();
  const done = () => notify('success', t('blog.restored', { title }));
  return (
    <>
      <p>{t('blog.bin.until', { date: formatDate(until, language, 'medium') })}</p>
      <Button
        aria-label={t('blog.restore.label', { title })}
        busy={isPending}
        className="justify-self-start max-md:w-full"
        onClick={() => mutate(undefined, { onSuccess: done })}
      >
        <Undo2 aria-hidden />
        {t('blog.restore')}
      </Button>
      <AnswerFault error={error} />
    </>
  );
}
