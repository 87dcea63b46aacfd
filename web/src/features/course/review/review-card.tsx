import type { ReviewQuestionView } from '@pius/contracts/reviews.ts';
import { parseLessonId } from '@pius/domain/course/ids.ts';
import type { Language } from '@pius/domain/language.ts';
import type { ReviewOutcome } from '@pius/domain/progress/reviews.ts';
import { CircleHelp, CloudOff } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadAloud } from '@/learning/voice/read-aloud.tsx';
import { Button } from '@/ui/kit/button.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { WholeWords } from '@/ui/text/whole-words.tsx';
import type { FocusRef } from '../activities/use-focus-later.ts';
import { AnswerField } from './answer-field.tsx';
import { ReviewFeedback } from './review-feedback.tsx';
import { ReviewPanes } from './review-panes.tsx';

interface ReviewCardProps {
  question: ReviewQuestionView;
  language: Language;
  /** Its place among the questions of today, from 0. */
  at: number;
  total: number;
  /** What became of it; null while it is not answered. */
  outcome: ReviewOutcome | null;
  isWaiting: boolean;
  onAnswer: (value: boolean | string) => void;
  onNext: () => void;
  headingRef: FocusRef;
}

/**
 * One question of the day: the child answers, and sees at once what is right and where it stands.
 */
export function ReviewCard(props: ReviewCardProps) {
  const { question, language, at, total, outcome, isWaiting, headingRef } = props;
  const { t } = useTranslation('review');
  const { t: progress } = useTranslation('progress');
  const [answer, setAnswer] = useState<boolean | string>('');
  const [isAnswered, setIsAnswered] = useState(false);
  const answered = outcome !== null;

  function check(event: FormEvent) {
    event.preventDefault();
    if (typeof answer === 'string' && answer.trim() === '') return setIsAnswered(true);
    props.onAnswer(answer);
  }

  return (
    <form
      className="quiz wrap"
      data-module={parseLessonId(question.lesson)?.module}
      data-question={question.item}
      onSubmit={check}
    >
      <ReviewPanes at={at} total={total} />
      <div data-aloud>
        <h1 className="quiz-question" ref={answered ? undefined : headingRef} tabIndex={-1}>
          <span data-unread>{t(`kind.${question.kind}`)}</span>{' '}
          <WholeWords>
            {question.kind === 'true-false' ? question.statement : question.question}
          </WholeWords>
        </h1>
        {answered ? null : (
          <>
            <ReadAloud className="quiz-listen">{t('listen')}</ReadAloud>
            <AnswerField
              answer={answer}
              language={language}
              onGive={(value) => {
                setAnswer(value);
                setIsAnswered(false);
              }}
              question={question}
            />
          </>
        )}
      </div>
      {answered ? (
        <ReviewFeedback
          answer={answer}
          headingRef={headingRef}
          isLast={at + 1 === total}
          isRight={outcome === 'known'}
          onNext={props.onNext}
          question={question}
        />
      ) : (
        <>
          <div role="status">
            {isAnswered ? (
              <Notice
                className="quiz-unanswered"
                icon={CircleHelp}
                live="none"
                title={t('unanswered')}
                tone="note"
              />
            ) : null}
          </div>
          <div className="quiz-bar">
            <Button
              onClick={() => {
                setAnswer('');
                props.onAnswer('');
              }}
              size="kid"
            >
              {t('show')}
            </Button>
            <Button size="kid" type="submit" variant="gold">
              {t('check')}
            </Button>
          </div>
        </>
      )}
      {isWaiting ? (
        <p className="mt-6 flex items-center justify-center gap-2 text-ink-soft text-ui">
          <CloudOff aria-hidden /> {progress('status.waiting')}
        </p>
      ) : null}
    </form>
  );
}
