import type { TriviaQuestion } from '@pius/contracts/trivia.ts';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ReportMistake } from '@/learning/report/report-mistake.tsx';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { WholeWords } from '@/ui/text/whole-words.tsx';
import { LessonLink } from './lesson-link.tsx';

interface TriviaFeedbackProps {
  question: TriviaQuestion;
  answer: number;
  isLast: boolean;
  onNext: () => void;
}

/** What is right and why, and in which lesson it stands. A miss is told kindly. */
export function TriviaFeedback({ question, answer, isLast, onNext }: TriviaFeedbackProps) {
  const { t } = useTranslation('trivia');
  const language = useLanguage();
  const isRight = answer === question.answer;
  const { id, lesson, question: name } = question;
  return (
    <>
      <Notice
        className="trivia-feedback"
        title={t(isRight ? 'right.title' : 'again.title')}
        tone={isRight ? 'yes' : 'again'}
      >
        {isRight ? null : (
          <p className="text-ink">
            {t('right')}: <b>{question.choices[question.answer]}</b>
          </p>
        )}
        <p className="mt-1 text-ink">
          <WholeWords>{question.why}</WholeWords>
        </p>
        <LessonLink question={question} />
      </Notice>
      <div className="trivia-bar">
        <ReportMistake subject={{ lesson, entry: id, language, name }}>{t('report')}</ReportMistake>
        <Button onClick={onNext} size="kid" variant="gold">
          {t(isLast ? 'finish' : 'next')} <ArrowRight aria-hidden />
        </Button>
      </div>
    </>
  );
}
