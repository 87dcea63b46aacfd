import type { LessonView } from '@pius/contracts/course.ts';
import { useTranslation } from 'react-i18next';
import type { LessonProgressState } from '@/learning/progress/use-lesson-progress.ts';
import { Art } from '@/ui/art/art-image.tsx';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { VaultPanel } from '@/ui/kit/card.tsx';
import { quizPath } from '@/ui/paths.ts';
import './lesson-end.css';

interface QuizPanelProps {
  lesson: LessonView;
  progress: LessonProgressState;
}

/** The way to the quiz; after it was passed, with the best result. */
export function QuizPanel({ lesson, progress }: QuizPanelProps) {
  const { t } = useTranslation('lesson');
  const passed = progress.completed;
  return (
    <section aria-labelledby="quiz-title" id="quiz">
      <VaultPanel className="lesson-quiz" padding="none" stars>
        <Art alt="" name="badge-scholar" width={120} />
        <div>
          <h2 id="quiz-title">{t(passed ? 'quiz.again-title' : 'quiz.title')}</h2>
          <p>{passed ? t('quiz.again-text', { percentage: progress.bestQuiz }) : t('quiz.text')}</p>
        </div>
        <ButtonLink size="kid" to={quizPath(lesson.module, lesson.number)} variant="gold">
          {t(passed ? 'quiz.again' : 'quiz.start')}
        </ButtonLink>
      </VaultPanel>
    </section>
  );
}
