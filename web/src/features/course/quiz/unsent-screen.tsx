import type { LessonView } from '@pius/contracts/course.ts';
import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { lessonPath } from '@/shared/paths.ts';
import { Button } from '@/shared/ui/button.tsx';
import { ButtonLink } from '@/shared/ui/button-link.tsx';
import { Notice } from '@/shared/ui/notice.tsx';
import type { FocusRef } from '../activities/use-focus-later.ts';
import type { QuizFailure } from './use-quiz.ts';

interface UnsentScreenProps {
  lesson: LessonView;
  failure: QuizFailure;
  onRetry: () => void;
  onBack: () => void;
  headingRef: FocusRef;
}

/** The answers are kept but not sent: they wait for the network, or the server could not save them (spec 4, 8). */
export function UnsentScreen({ lesson, failure, onRetry, onBack, headingRef }: UnsentScreenProps) {
  const { t } = useTranslation('quiz');
  const errors = useTranslation('errors');
  const waiting = failure.kind === 'waiting';
  return (
    <div className="quiz quiz-unsent wrap">
      <h1 className="quiz-title" ref={headingRef} tabIndex={-1}>
        {t('unsent.title')}
      </h1>
      {waiting ? (
        <Notice icon={CloudOff} title={t('unsent.waiting')} tone="note">
          <p>{t('unsent.waiting-text')}</p>
        </Notice>
      ) : (
        <Notice title={errors.t('quiz_save_failed')} tone="stop">
          <p>{t('unsent.failed-text')}</p>
          {failure.error.code === 'quiz_save_failed' ? null : <p>{failure.error.message}</p>}
        </Notice>
      )}
      <div className="quiz-actions">
        <Button onClick={onRetry} size="kid" variant="gold">
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
