import type { LessonView } from '@pius/contracts/course.ts';
import { useTranslation } from 'react-i18next';
import { LoadingPage } from '@/ui/kit/loading-page.tsx';
import { useFocusLater } from '../activities/use-focus-later.ts';
import { QuestionScreen } from './question-screen.tsx';
import { answersOf, isBegun, type QuizState } from './quiz-state.ts';
import { useQuiz } from './use-quiz.ts';
import { useQuizEnd } from './use-quiz-end.ts';

/** A quiz: its questions one by one, a look over the answers, sending, and the result. */
export function Quiz({ lesson }: { lesson: LessonView }) {
  const { t } = useTranslation('quiz');
  const { ref, focusLater } = useFocusLater();
  const { state, keep: save, send, sending, failure } = useQuiz(lesson.id, focusLater);
  const { quiz, language } = lesson;
  const question = quiz[state.at];
  const QuizEnd = useQuizEnd(isBegun(state));

  function show(next: QuizState) {
    focusLater();
    save(next);
  }

  if (question && !state.result && !(state.attempt && failure)) {
    return (
      <QuestionScreen
        headingRef={ref}
        save={save}
        key={question.id}
        lesson={lesson}
        onMove={(at) => show({ ...state, at, lookedOver: state.lookedOver || at === quiz.length })}
        question={question}
        state={state}
      />
    );
  }
  if (!QuizEnd) return <LoadingPage label={t('loading')} />;
  return (
    <QuizEnd
      failure={failure}
      headingRef={ref}
      lesson={lesson}
      onChange={show}
      onSend={() => {
        const ids = quiz.map(({ id }) => id);
        send({ answers: answersOf(state, ids), language });
      }}
      sending={sending}
      state={state}
    />
  );
}
