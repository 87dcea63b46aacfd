import type { LessonView } from '@pius/contracts/course.ts';
import type { FocusRef } from '../activities/use-focus-later.ts';
import { type QuizState, startQuiz } from './quiz-state.ts';
import { ResultScreen } from './result-screen.tsx';
import { ReviewScreen } from './review-screen.tsx';
import { UnsentScreen } from './unsent-screen.tsx';
import type { QuizFailure } from './use-quiz.ts';
import './result.css';

interface QuizEndProps {
  lesson: LessonView;
  state: QuizState;
  sending: boolean;
  failure: QuizFailure | null;
  headingRef: FocusRef;
  /** Shows another state of the quiz, and gives its heading the focus. */
  onChange: (next: QuizState) => void;
  onSend: () => void;
}

/** What comes after the last question: a look over the answers, and the result or why there is none yet. */
export function QuizEnd(props: QuizEndProps) {
  const { lesson, state, sending, failure, headingRef, onChange, onSend } = props;
  const { length: total } = lesson.quiz;
  const unsent = state.attempt && failure?.kind === 'waiting' ? failure : null;
  const result = state.result ?? unsent?.graded;
  const waiting = state.result ? null : unsent?.offline && !sending ? 'network' : 'sending';
  if (result) {
    return (
      <ResultScreen
        headingRef={headingRef}
        lesson={lesson}
        onRestart={() => onChange(startQuiz)}
        result={result}
        waiting={waiting}
      />
    );
  }
  if (state.attempt && failure) {
    return (
      <UnsentScreen
        failure={failure}
        headingRef={headingRef}
        lesson={lesson}
        onBack={() => onChange({ ...state, at: total, attempt: null })}
        onRetry={onSend}
        sending={sending}
      />
    );
  }
  return (
    <ReviewScreen
      headingRef={headingRef}
      lesson={lesson}
      onChange={(at) => onChange({ ...state, at, lookedOver: true })}
      onSend={onSend}
      sending={sending}
      state={state}
    />
  );
}
