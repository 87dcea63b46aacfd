import type { LessonView } from '@pius/contracts/course.ts';
import { BookOpen, Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { WholeWords } from '@/ui/text/whole-words.tsx';
import type { QuizResult } from './quiz-state.ts';
import { useShownAnswer } from './use-shown-answer.ts';

interface ResultItemsProps {
  lesson: LessonView;
  items: QuizResult['items'];
}

/** Every question with the child's answer, the right one and the reason. */
export function ResultItems({ lesson, items }: ResultItemsProps) {
  const { t } = useTranslation('quiz');
  const shownAnswer = useShownAnswer();
  const wordsOf = (id: string) => {
    const question = lesson.quiz.find((one) => one.id === id);
    return question?.kind === 'typed' ? question.question : (question?.statement ?? '');
  };
  return (
    <section aria-labelledby="quiz-items">
      <h2 id="quiz-items">{t('items.title')}</h2>
      <ol className="quiz-list">
        {items.map(({ id, correct, given: answer, expected, why }, index) => (
          <li className="quiz-item" data-state={correct ? 'right' : 'other'} key={id}>
            <h3>
              <b>{index + 1}.</b> {wordsOf(id)}
            </h3>
            <p className="quiz-mark">
              {correct ? <Check aria-hidden /> : <BookOpen aria-hidden />}
              {t(correct ? 'items.right' : 'items.other')}
            </p>
            <dl>
              <div>
                <dt>{t('your-answer')}</dt>
                <dd>{shownAnswer(answer)}</dd>
              </div>
              {correct ? null : (
                <div>
                  <dt>{t('items.expected')}</dt>
                  <dd>{shownAnswer(expected)}</dd>
                </div>
              )}
            </dl>
            <p className="quiz-why">
              <WholeWords>{why}</WholeWords>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
