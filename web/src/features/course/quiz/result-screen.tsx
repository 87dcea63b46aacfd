import type { LessonView } from '@pius/contracts/course.ts';
import { parseLessonId } from '@pius/domain/course/ids.ts';
import { passPercentage } from '@pius/domain/progress/parts.ts';
import { ArrowRight, CloudOff, CloudUpload, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '@/learning/progress/overview/format.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { lessonPath } from '@/ui/paths.ts';
import type { FocusRef } from '../activities/use-focus-later.ts';
import { NewBadges } from './new-badges.tsx';
import type { QuizResult } from './quiz-state.ts';
import { ResultItems } from './result-items.tsx';
import { ResultRose } from './result-rose.tsx';
import { resultTone } from './result-tone.ts';

interface ResultScreenProps {
  lesson: LessonView;
  result: QuizResult;
  /** Graded by this device alone: it waits for the network, or is being sent. */
  waiting: 'network' | 'sending' | null;
  onRestart: () => void;
  headingRef: FocusRef;
}

/**
 * The result: the window lights up pane by pane, with the score, kind words, new badges and every
 * question.
 */
export function ResultScreen({
  lesson,
  result,
  waiting,
  onRestart,
  headingRef,
}: ResultScreenProps) {
  const { t } = useTranslation('quiz');
  const language = useLanguage();
  const { score, total, percentage, items, newBadges, completed } = result;
  const tone = resultTone(percentage);
  const next = lesson.next === null ? null : parseLessonId(lesson.next);
  const enough = Math.ceil((total * passPercentage) / 100);
  const goOn = next !== null && tone !== 'begun';
  return (
    <>
      <section className="quiz-result vault">
        <div className="wrap">
          <ResultRose
            label={t('result.score', { score, total, percentage })}
            lit={items.map(({ correct }) => correct)}
            percent={formatPercent(percentage, language)}
          />
          <div>
            <h1 ref={headingRef} tabIndex={-1}>
              {t(`result.${tone}.title`)}
            </h1>
            <p className="quiz-result-score">
              {t('result.right', { count: score, total, percentage })}
            </p>
            <p className="quiz-result-lead">
              {t(`result.${tone}.text`)} {completed ? t('result.completed') : ''}
              {tone === 'begun' ? t('result.begun.enough', { needed: enough }) : ''}
            </p>
            <p className="quiz-result-saved">
              {waiting ? (
                <>
                  {waiting === 'network' ? <CloudOff aria-hidden /> : <CloudUpload aria-hidden />}{' '}
                  <b>{t(waiting === 'network' ? 'unsent.waiting' : 'review.sending')}</b>{' '}
                  {t(waiting === 'network' ? 'result.waiting' : 'result.sending')}
                </>
              ) : (
                t(completed === null ? 'result.device' : 'result.kept')
              )}
            </p>
            <div className="quiz-actions">
              {goOn ? (
                <ButtonLink size="kid" to={lessonPath(next.module, next.lesson)} variant="gold">
                  {t('next-lesson')} <ArrowRight aria-hidden />
                </ButtonLink>
              ) : null}
              <Button onClick={onRestart} size="kid" variant={goOn ? 'onvault' : 'gold'}>
                <RotateCcw aria-hidden /> {t('restart')}
              </Button>
              <ButtonLink
                size="kid"
                to={lessonPath(lesson.module, lesson.number)}
                variant="onvault"
              >
                {t('back-to-lesson')}
              </ButtonLink>
              {next && !goOn ? (
                <ButtonLink size="kid" to={lessonPath(next.module, next.lesson)} variant="onvault">
                  {t('next-lesson')}
                </ButtonLink>
              ) : null}
            </div>
          </div>
        </div>
      </section>
      <div className="quiz-after wrap">
        <NewBadges badges={newBadges} />
        <ResultItems items={items} lesson={lesson} />
      </div>
    </>
  );
}
