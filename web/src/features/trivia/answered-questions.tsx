import type { TriviaQuestion } from '@pius/contracts/trivia.ts';
import { CircleCheck, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { WholeWords } from '@/ui/text/whole-words.tsx';
import { LessonLink } from './lesson-link.tsx';
import type { Play } from './trivia-round.ts';

interface AnsweredQuestionsProps {
  play: Play;
  questions: readonly TriviaQuestion[];
  marks: readonly boolean[];
}

/** Every question of a round with the right answer, why, and its lesson. */
export function AnsweredQuestions({ play, questions, marks }: AnsweredQuestionsProps) {
  const { t } = useTranslation('trivia');
  return (
    <section aria-labelledby="asked" className="trivia-answered">
      <h2 id="asked">{t('asked')}</h2>
      <ol>
        {questions.map((question, at) => {
          const answer = play.answers.find(({ id }) => id === question.id)?.choice;
          const isRight = marks[at] ?? false;
          return (
            <li key={question.id}>
              <p className="trivia-mark" data-right={isRight}>
                {isRight ? <CircleCheck aria-hidden /> : <RotateCcw aria-hidden />}
                {t(isRight ? 'item.right' : 'item.again')}
              </p>
              <h3>{question.question}</h3>
              <dl>
                {isRight || answer === undefined ? null : (
                  <div>
                    <dt>{t('yours')}</dt>
                    <dd>{question.choices[answer]}</dd>
                  </div>
                )}
                <div>
                  <dt>{t('right')}</dt>
                  <dd className="font-bold">{question.choices[question.answer]}</dd>
                </div>
              </dl>
              <p>
                <WholeWords>{question.why}</WholeWords>
              </p>
              <LessonLink question={question} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
