import type { ReviewQuestionView } from '@pius/contracts/reviews.ts';
import { parseLessonId } from '@pius/domain/course/ids.ts';
import { ArrowRight, BookOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '@/ui/i18n/locale-link.tsx';
import { Button } from '@/ui/kit/button.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { lessonPath } from '@/ui/paths.ts';
import type { FocusRef } from '../activities/use-focus-later.ts';
import { useAnswerText } from './right-answer.ts';

interface ReviewFeedbackProps {
  question: ReviewQuestionView;
  answer: boolean | string;
  isRight: boolean;
  isLast: boolean;
  onNext: () => void;
  headingRef: FocusRef;
}

/** What is right and why, and in which lesson it stands. A miss is told kindly: it comes back. */
export function ReviewFeedback(props: ReviewFeedbackProps) {
  const { question, answer, isRight, isLast, onNext, headingRef } = props;
  const { t } = useTranslation('review');
  const { right, ofGiven: ofAnswer } = useAnswerText(question);
  const place = parseLessonId(question.lesson);
  const yours = ofAnswer(answer);
  return (
    <>
      <div className="mx-auto mt-8 max-w-[680px] outline-none" ref={headingRef} tabIndex={-1}>
        <Notice title={t(isRight ? 'right.title' : 'again.title')} tone={isRight ? 'yes' : 'again'}>
          <dl className="mt-3 grid gap-3 text-ink [overflow-wrap:anywhere]">
            {isRight || yours === null ? null : (
              <div>
                <dt className="text-ink-soft text-ui">{t('yours')}</dt>
                <dd>{yours}</dd>
              </div>
            )}
            <div>
              <dt className="text-ink-soft text-ui">{t('right')}</dt>
              <dd className="font-bold text-read">{right}</dd>
            </div>
          </dl>
          <p className="mt-3 text-ink">{question.why}</p>
          {place ? (
            <p className="mt-3">
              <LocaleLink
                className="inline-flex min-h-11 items-center gap-2 text-ink"
                to={lessonPath(place.module, place.lesson)}
              >
                <BookOpen aria-hidden />
                {t('stands', { title: question.lessonTitle })}
              </LocaleLink>
            </p>
          ) : null}
        </Notice>
      </div>
      <div className="quiz-bar justify-end!">
        <Button onClick={onNext} size="kid" variant="gold">
          {t(isLast ? 'finish' : 'next')} <ArrowRight aria-hidden />
        </Button>
      </div>
    </>
  );
}
