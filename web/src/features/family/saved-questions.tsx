import { MessageCircleQuestion } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useQuestionBox } from '@/learning/chat/use-question-box.ts';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { Notice } from '@/ui/kit/notice.tsx';

/**
 * On the dashboard, while there are any: the questions that the children kept for their parent, and
 * the way to them.
 */
export function SavedQuestions({ enabled: requested }: { enabled: boolean }) {
  const { t } = useTranslation('family');
  const { data: questions = [] } = useQuestionBox(requested);
  const waiting = questions.filter(({ done_at }) => done_at === null);
  if (waiting.length === 0) return null;
  return (
    <Notice
      className="mb-6"
      icon={MessageCircleQuestion}
      title={t('kept.title', { count: waiting.length })}
      tone="note"
    >
      <p>{t('kept.text')}</p>
      <ButtonLink className="mt-3 max-md:w-full" to="/conversations">
        {t('kept.open')}
      </ButtonLink>
    </Notice>
  );
}
