import { daysAfter } from '@pius/domain/calendar-day.ts';
import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dayQuery } from '@/learning/days/day-query.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { NoQuestions } from './no-questions.tsx';
import { ResultPanel } from './result-panel.tsx';
import { TriviaQuestionCard } from './trivia-question-card.tsx';
import { goneOn, marksOf, type Play, withAnswer } from './trivia-round.ts';

interface PracticeProps {
  childId: string | null;
  today: string;
  play: Play & { daysBack: number };
  onPlay: (play: Play) => void;
  onPractise: () => void;
  onEnd: () => void;
}

/** A round for practice: the questions of an earlier day. Nothing of it is sent or counted. */
export function Practice({ childId, today, play, onPlay, onPractise, onEnd }: PracticeProps) {
  const { t } = useTranslation('trivia');
  const language = useLanguage();
  const day = daysAfter(today, -play.daysBack);
  const query = useQuery({
    ...dayQuery('trivia', day, language, childId),
    enabled: childId !== null,
  });
  const questions = query.data?.questions;
  if (!questions) return <NoQuestions error={query.error} onRetry={() => void query.refetch()} />;
  const question = questions[play.at];
  if (!question) {
    return (
      <ResultPanel
        marks={marksOf(play, questions)}
        play={play}
        questions={questions}
        text={t('result.practice')}
      >
        <Button onClick={onPractise} size="kid" variant="gold">
          <RotateCcw aria-hidden /> {t('practise-more')}
        </Button>
        <Button onClick={onEnd} size="kid" variant="onvault">
          {t('to-result')}
        </Button>
      </ResultPanel>
    );
  }
  return (
    <TriviaQuestionCard
      key={question.id}
      lead={t('kind.practice')}
      onAnswer={(choice) => onPlay(withAnswer(play, question, choice))}
      onNext={() => onPlay(goneOn(play))}
      play={play}
      question={question}
      total={questions.length}
    />
  );
}
