import type { TriviaQuestion } from '@pius/contracts/trivia.ts';
import { CloudOff, Flame, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useChildProgress } from '@/learning/progress/overview/use-child-progress.ts';
import { Button } from '@/ui/kit/button.tsx';
import { ButtonLink } from '@/ui/kit/button-link.tsx';
import { ResultPanel } from './result-panel.tsx';
import { streakNow } from './streak-now.ts';
import { marksOf } from './trivia-round.ts';
import type { DailyTriviaState } from './use-daily-trivia.ts';

interface RoundResultProps {
  childId: string | null;
  trivia: DailyTriviaState;
  questions: readonly TriviaQuestion[];
}

/**
 * The end of the day's round: how many are right, the days in a row, what waits to be sent, and
 * more for practice.
 */
export function RoundResult({ childId, trivia, questions }: RoundResultProps) {
  const { t } = useTranslation('trivia');
  const { t: progressMessages } = useTranslation('progress');
  const { data: progress } = useChildProgress(childId);
  const { kept: saved, played, counts, isWaiting, day } = trivia;
  const streak = progress ? streakNow(progress, day) : 0;
  const elsewhere = saved.counted === false && counts !== null;
  return (
    <ResultPanel
      numbers={played ?? undefined}
      marks={played ? [] : marksOf(saved.round, questions)}
      play={saved.round}
      questions={questions}
      text={
        elsewhere
          ? t('result.elsewhere', { score: counts.score, total: counts.total })
          : t('result.tomorrow')
      }
      note={
        <>
          {streak > 0 ? (
            <p className="trivia-note">
              <Flame aria-hidden className="flex-none" /> {t('streak', { count: streak })}
            </p>
          ) : null}
          {isWaiting ? (
            <p className="trivia-note" role="status">
              <CloudOff aria-hidden className="flex-none" /> {progressMessages('status.waiting')}
            </p>
          ) : null}
        </>
      }
    >
      <Button onClick={trivia.practise} size="kid" variant="gold">
        <RotateCcw aria-hidden /> {t('practise')}
      </Button>
      <ButtonLink size="kid" to="/quest-map" variant="onvault">
        {t('map')}
      </ButtonLink>
    </ResultPanel>
  );
}
