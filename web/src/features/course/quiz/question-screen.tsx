import type { LessonView, QuizQuestionView } from '@pius/contracts/course.ts';
import { ArrowLeft, ArrowRight, CircleHelp } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadAloud } from '@/learning/voice/read-aloud.tsx';
import { Button } from '@/ui/kit/button.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { WholeWords } from '@/ui/text/whole-words.tsx';
import type { FocusRef } from '../activities/use-focus-later.ts';
import { Arches } from './arches.tsx';
import { answerQuestion, isAnswered, type QuizState } from './quiz-state.ts';
import { QuizTop } from './quiz-top.tsx';
import { TypedAnswer } from './typed-answer.tsx';

interface QuestionScreenProps {
  lesson: LessonView;
  question: QuizQuestionView;
  state: QuizState;
  save: (next: QuizState) => void;
  onMove: (at: number) => void;
  headingRef: FocusRef;
}

/**
 * One question on the screen. Nothing is judged here: an answer may be changed until all are sent.
 * Going on without one is said once, so that it is not by mistake; the next press goes on.
 */
export function QuestionScreen(props: QuestionScreenProps) {
  const { lesson, question, state, save, onMove, headingRef } = props;
  const { t } = useTranslation('quiz');
  const { at } = state;
  const answer = state.answers[question.id];
  const total = lesson.quiz.length;
  const following = state.lookedOver ? total : at + 1;
  const [shownAnswer, setShownAnswer] = useState<string | null>(null);
  const skipping = shownAnswer === question.id && !isAnswered(state, question.id);

  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What is said stands above the buttons and pushes them down, on a phone out of sight.
    if (skipping) bar.current?.scrollIntoView({ block: 'nearest' });
  }, [skipping]);

  function next(event: FormEvent) {
    event.preventDefault();
    if (skipping || isAnswered(state, question.id)) return onMove(following);
    setShownAnswer(question.id);
  }

  return (
    <form className="quiz wrap" data-question={question.id} onSubmit={next}>
      <QuizTop lesson={lesson} state={state} />
      <div data-aloud>
        <h1 className="quiz-question" ref={headingRef} tabIndex={-1}>
          <span data-unread>{t(`question.${question.kind}`, { number: at + 1 })}</span>{' '}
          <WholeWords>
            {question.kind === 'true-false' ? question.statement : question.question}
          </WholeWords>
        </h1>
        <ReadAloud className="quiz-listen" key={question.id}>
          {t('listen')}
        </ReadAloud>
      </div>
      {question.kind === 'true-false' ? (
        <Arches
          answer={typeof answer === 'boolean' ? answer : null}
          onAnswer={(value) => save(answerQuestion(state, question.id, value))}
        />
      ) : (
        <TypedAnswer
          key={question.id}
          language={lesson.language}
          onType={(value) => save(answerQuestion(state, question.id, value))}
          value={typeof answer === 'string' ? answer : ''}
        />
      )}
      <div role="status">
        {skipping ? (
          <Notice
            className="quiz-unanswered"
            icon={CircleHelp}
            live="none"
            title={t('unanswered.title')}
            tone="note"
          >
            <p>{t('unanswered.text')}</p>
          </Notice>
        ) : null}
      </div>
      <div className="quiz-bar" ref={bar}>
        <Button
          className={at === 0 ? 'invisible max-[30rem]:hidden' : undefined}
          onClick={() => onMove(at - 1)}
          size="kid"
        >
          <ArrowLeft aria-hidden /> {t('back')}
        </Button>
        <Button size="kid" type="submit" variant="gold">
          {t(skipping ? 'unanswered.go-on' : following === total ? 'look-over' : 'next')}{' '}
          <ArrowRight aria-hidden />
        </Button>
      </div>
    </form>
  );
}
