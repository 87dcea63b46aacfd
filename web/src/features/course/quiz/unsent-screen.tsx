import type { LessonView } from '@pius/contracts/course.ts';
import { CloudOff, CloudUpload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLearner } from '@/learning/progress/use-learner.ts';
import { Button } from '@/ui/kit/button.tsx';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { lessonPath } from '@/ui/paths.ts';
import type { FocusRef } from '../activities/use-focus-later.ts';
import type { QuizFailure } from './use-quiz.ts';

interface UnsentScreenProps {
  lesson: LessonView;
  failure: QuizFailure;
  sending: boolean;
  onRetry: () => void;
  onBack: () => void;
  headingRef: FocusRef;
}

/**
 * The answers are kept but not sent: they wait for the network, or the server could not save them.
 * @see docs/requirements.md#r-quiz
 */
export function UnsentScreen(props: UnsentScreenProps) {
  const { lesson, failure, sending, onRetry, onBack, headingRef } = props;
  const { t } = useTranslation('quiz');
  const errors = useTranslation('errors');
  const waiting = failure.kind === 'waiting';
  return (
    <div className="quiz quiz-unsent wrap">
      <h1 className="quiz-title" ref={headingRef} tabIndex={-1}>
        {t('unsent.title')}
      </h1>
      {waiting ? (
        <Waiting offline={failure.offline && !sending} />
      ) : (
        <Notice title={errors.t('quiz_save_failed')} tone="stop">
          <p>{t('unsent.failed-text')}</p>
          {failure.error.code === 'quiz_save_failed' ? null : <p>{failure.error.message}</p>}
        </Notice>
      )}
      <div className="quiz-actions">
        <Button busy={sending} onClick={onRetry} size="kid" variant="gold">
          {t(waiting ? 'unsent.send-now' : 'retry')}
        </Button>
        {waiting ? null : (
          <Button onClick={onBack} size="kid">
            {t('unsent.my-answers')}
          </Button>
        )}
        <ButtonLink size="kid" to={lessonPath(lesson.module, lesson.number)} variant="quiet">
          {t('back-to-lesson')}
        </ButtonLink>
      </div>
    </div>
  );
}

function Waiting({ offline }: { offline: boolean }) {
  const { t } = useTranslation('quiz');
  const learner = useLearner();
  if (!offline) {
    return (
      <Notice icon={CloudUpload} title={t('review.sending')} tone="note">
        <p>{t('unsent.sending-text')}</p>
      </Notice>
    );
  }
  const isOfDevice = learner?.kind === 'device';
  return (
    <Notice
      icon={CloudOff}
      title={t(isOfDevice ? 'unsent.ungraded' : 'unsent.waiting')}
      tone="note"
    >
      <p>{t(isOfDevice ? 'unsent.ungraded-text' : 'unsent.waiting-text')}</p>
    </Notice>
  );
}
