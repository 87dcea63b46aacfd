import type { LessonView } from '@pius/contracts/course.ts';
import { ArrowLeft, CircleHelp, Pencil, Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/kit/button.tsx';
import type { FocusRef } from '../activities/use-focus-later.ts';
import { OpenQuestions } from './open-questions.tsx';
import { isAnswered, type QuizState, unansweredPlaces } from './quiz-state.ts';
import { QuizTop } from './quiz-top.tsx';
import { SendAnywayDialog } from './send-anyway-dialog.tsx';
import { useShownAnswer } from './use-shown-answer.ts';

interface ReviewScreenProps {
  lesson: LessonView;
  state: QuizState;
  sending: boolean;
  onChange: (at: number) => void;
  onSend: () => void;
  headingRef: FocusRef;
}

/**
 * All answers together before they are sent; each can still be changed, and missing ones are asked
 * about once.
 */
export function ReviewScreen(props: ReviewScreenProps) {
  const { lesson, state, sending, onChange, onSend, headingRef } = props;
  const { t } = useTranslation('quiz');
  const shownAnswer = useShownAnswer();
  const { quiz } = lesson;
  const [asking, setAsking] = useState(false);
  const open = unansweredPlaces(
    state,
    quiz.map(({ id }) => id),
  );

  function send(anyway: boolean) {
    const ask = open.length > 0 && !anyway;
    setAsking(ask);
    if (!ask) onSend();
  }

  return (
    <div className="quiz wrap">
      <QuizTop lesson={lesson} state={state} />
      <h1 className="quiz-title" ref={headingRef} tabIndex={-1}>
        {t('review.title')}
      </h1>
      {open.length === 0 ? (
        <p className="quiz-lead">{t('review.text')}</p>
      ) : (
        <OpenQuestions onOpen={onChange} places={open} />
      )}
      <ol className="quiz-list">
        {quiz.map((question, index) => {
          const answered = isAnswered(state, question.id);
          return (
            <li className="quiz-answer" data-state={answered ? 'given' : 'open'} key={question.id}>
              <p id={`question-${question.id}`}>
                <b>{index + 1}.</b>{' '}
                {question.kind === 'true-false' ? question.statement : question.question}
              </p>
              <p className="quiz-own-answer">
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
                aria-label={t(answered ? 'review.change-number' : 'review.answer-number', {
                  number: index + 1,
                })}
                onClick={() => onChange(index)}
                size="kid"
                variant="quiet"
              >
                <Pencil aria-hidden /> {t(answered ? 'review.change' : 'review.answer')}
              </Button>
            </li>
          );
        })}
      </ol>
      <div className="quiz-bar">
        <Button onClick={() => onChange(quiz.length - 1)} size="kid">
          <ArrowLeft aria-hidden /> {t('back')}
        </Button>
        <Button busy={sending} onClick={() => send(false)} size="kid" variant="gold">
          <Send aria-hidden /> {t('review.send')}
        </Button>
      </div>
      <p className="sr-only" role="status">
        {sending ? t('review.sending') : ''}
      </p>
      {asking ? (
        <SendAnywayDialog
          count={open.length}
          onAnswer={() => onChange(open[0] ?? 0)}
          onClose={() => setAsking(false)}
          onSend={() => send(true)}
        />
      ) : null}
    </div>
  );
}
