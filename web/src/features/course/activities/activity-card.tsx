import type { ActivityView } from '@pius/contracts/course.ts';
import type { Language } from '@pius/domain/language.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '@/shared/ui/skeleton.tsx';
import { GameFrame } from './game-frame.tsx';
import { isBuilt, useGame } from './games.ts';
import './activities.css';
import './letters.css';
import './pairs.css';
import './steps.css';

interface ActivityCardProps {
  activity: ActivityView;
  /** Its number in the lesson, from 1. */
  index: number;
  total: number;
  /** Whether it counts as done already. */
  done: boolean;
  /** Called once, when it has been played to its end for the first time. */
  onDone: () => void;
  lessonId: string;
  language: Language;
}

/** One activity of a lesson; what is to be done until its game has come. A kind that is not built yet shows nothing. */
export function ActivityCard(props: ActivityCardProps) {
  const { activity, index, total, done, onDone, lessonId, language } = props;
  const told = useRef(done);
  const { t } = useTranslation('activities');
  const Game = useGame(activity.kind);
  const place = { index, total, done };
  if (!isBuilt(activity.kind)) return null;

  function complete() {
    if (told.current || done) return;
    told.current = true;
    onDone();
  }

  if (!Game) {
    return (
      <GameFrame activity={activity} feedback={null} place={place}>
        <Skeleton className="mt-5" label={t('loading')} lines={6} />
      </GameFrame>
    );
  }
  return (
    <Game
      activity={activity}
      language={language}
      lessonId={lessonId}
      onComplete={complete}
      place={place}
    />
  );
}
