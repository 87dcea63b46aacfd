import type { LessonView } from '@pius/contracts/course.ts';
import { ArrowLeft, CircleHelp, Pencil, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/button.tsx';
import type { FocusRef } from '../activities/use-focus-later.ts';
import { isAnswered, type QuizState } from './quiz-state.ts';
import { QuizTop } from './quiz-top.tsx';
import { useShownAnswer } from './use-shown-answer.ts';

interface ReviewScreenProps {
  lesson: LessonView;
  state: QuizState;
  sending: boolean;
  onChange: (at: number) => void;
  onSend: () => void;
  headingRef: FocusRef;
}

/** All answers together before they are sent; each can still be changed. */
export function ReviewScreen(props: ReviewScreenProps) {
  const { lesson, state, sending, onChange, onSend, headingRef } = props;
  const { t } = useTranslation('quiz');
  const shownAnswer = useShownAnswer();
  const { quiz } = lesson;
  const open = quiz.filter(({ id }) => !isAnswered(state, id)).length;
  return (
    <div className="quiz wrap">
      <QuizTop lesson={lesson} state={state} />
      <h1 className="quiz-title" ref={headingRef} tabIndex={-1}>
        {t('review.title')}
      </h1>
      <p className="quiz-lead">
        {open === 0 ? t('review.text') : t('review.open', { count: open })}
      </p>
      <ol className="quiz-list">
        {quiz.map((question, index) => {
          const answered = isAnswered(state, question.id);
          return (
            <li className="quiz-answer" data-state={answered ? 'given' : 'open'} key={question.id}>
              <p id={`question-${question.id}`}>
                <b>{index + 1}.</b>{' '}
                {question.kind === 'true-false' ? question.statement : question.question}
              </p>
              <p className="quiz-given">
                {answered ? (
                  shownAnswer(state.answers[question.id] ?? null)
                ) : (
                  <>
                    <CircleHelp aria-hidden /> {t('review.unanswered')}
                  </>
                )}
              </p>
              <Button
                aria-describedby={`question-${question.id}`}
                aria-label={t('review.change-number', { number: index + 1 })}
                onClick={() => onChange(index)}
                size="kid"
                variant="quiet"
              >
                <Pencil aria-hidden /> {t('review.change')}
              </Button>
            </li>
          );
        })}
      </ol>
      <div className="quiz-bar">
        <Button onClick={() => onChange(quiz.length - 1)} size="kid">
          <ArrowLeft aria-hidden /> {t('back')}
        </Button>
        <Button busy={sending} onClick={onSend} size="kid" variant="gold">
          <Send aria-hidden /> {t('review.send')}
        </Button>
      </div>
      <p className="sr-only" role="status">
        {sending ? t('review.sending') : ''}
      </p>
    </div>
  );
}
