import type { LessonView } from '@pius/contracts/course.ts';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { lessonPath } from '@/ui/paths.ts';
import { isAnswered, type QuizState } from './quiz-state.ts';

/**
 * The way back to the lesson, a pane for each question, and how far it is. A dot says that a question has an
 * answer, and nothing of whether it is right.
 */
export function QuizTop({ lesson, state }: { lesson: LessonView; state: QuizState }) {
  const { t } = useTranslation('quiz');
  const { quiz } = lesson;
  const total = quiz.length;
  const count =
    state.at < total ? t('count', { number: state.at + 1, total }) : t('count-done', { total });
  return (
    <div className="quiz-top">
      <ButtonLink size="kid" to={lessonPath(lesson.module, lesson.number)} variant="quiet">
        <X aria-hidden /> {t('back-to-lesson')}
      </ButtonLink>
      <div aria-hidden className="quiz-panes">
        {quiz.map(({ id }, index) => {
          const answered = isAnswered(state, id);
          const look = index === state.at ? 'now' : answered ? 'answered' : 'open';
          return (
            <span className="quiz-pane" data-state={look} key={id}>
              {answered ? <span className="quiz-pane-dot" /> : null}
            </span>
          );
        })}
      </div>
      <p className="quiz-count">{count}</p>
    </div>
  );
}
