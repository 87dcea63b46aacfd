import type { LessonView } from '@pius/contracts/course.ts';
import { useFocusLater } from '../activities/use-focus-later.ts';
import { QuestionScreen } from './question-screen.tsx';
import { answersOf, startQuiz } from './quiz-state.ts';
import { ResultScreen } from './result-screen.tsx';
import { ReviewScreen } from './review-screen.tsx';
import { UnsentScreen } from './unsent-screen.tsx';
import { useQuiz } from './use-quiz.ts';

/** A quiz: its questions one by one, a look over the answers, sending, and the result. */
export function Quiz({ lesson }: { lesson: LessonView }) {
  const { ref, focusLater } = useFocusLater();
  const { state, keep, send, sending, failure } = useQuiz(lesson.id, focusLater);
  const { quiz, language } = lesson;
  const question = quiz[state.at];

  function goTo(at: number) {
    focusLater();
    keep({ ...state, at, lookedOver: state.lookedOver || at === quiz.length });
  }

  function begin() {
    const ids = quiz.map(({ id }) => id);
    send({ answers: answersOf(state, ids), language });
  }

  const unsent = state.attempt && failure?.kind === 'waiting' ? failure : null;
  const result = state.result ?? unsent?.graded;
  const waiting = state.result ? null : unsent?.offline && !sending ? 'network' : 'sending';
  if (result) {
    return (
      <ResultScreen
        headingRef={ref}
        lesson={lesson}
        onRestart={() => {
          focusLater();
          keep(startQuiz);
        }}
        result={result}
        waiting={waiting}
      />
    );
  }
  if (state.attempt && failure) {
    return (
      <UnsentScreen
        failure={failure}
        headingRef={ref}
        lesson={lesson}
        onBack={() => {
          focusLater();
          keep({ ...state, at: quiz.length, attempt: null });
        }}
        onRetry={begin}
        sending={sending}
      />
    );
  }
  if (!question) {
    return (
      <ReviewScreen
        headingRef={ref}
        lesson={lesson}
        onChange={goTo}
        onSend={begin}
        sending={sending}
        state={state}
      />
    );
  }
  return (
    <QuestionScreen
      headingRef={ref}
      keep={keep}
      lesson={lesson}
      onMove={goTo}
      question={question}
      state={state}
    />
  );
}
