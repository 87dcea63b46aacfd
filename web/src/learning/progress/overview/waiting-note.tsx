import { CloudUpload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Notice } from '@/ui/kit/notice.tsx';
import { useLearner } from '../use-learner.ts';
import { useProgressSync } from '../use-progress-sync.ts';

/**
 * Tells the child who is here that what it did last is not in the figures beside it yet, and sends
 * it when it can be sent. Its words are in the namespaces `dashboard` and `progress`.
 */
export function WaitingNote({ className }: { className?: string }) {
  const { t } = useTranslation('dashboard');
  const learner = useLearner();
  const waiting = useProgressSync(learner?.kind === 'child' ? learner.id : null);
  const lessons = new Set(
    waiting.flatMap((mutation) =>
      mutation.kind === 'time' || mutation.kind === 'trivia' ? [] : [mutation.lesson],
    ),
  ).size;
  const trivia = waiting.some(({ kind }) => kind === 'trivia');
  if (lessons === 0 && !trivia) return null;
  return (
    <Notice className={className} icon={CloudUpload} title={t('waiting.title')} tone="note">
      {lessons > 0 ? <p>{t('waiting.text', { count: lessons })}</p> : null}
      {trivia ? <p>{t('waiting.trivia')}</p> : null}
    </Notice>
  );
}
