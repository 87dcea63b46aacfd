import type { ActivityView, LessonView } from '@pius/contracts/course.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { GameFrame } from './game-frame.tsx';
import { useGame } from './games.ts';
import './activities.css';
import '@/ui/accents/accent-keys.css';
import './pairs.css';
import './steps.css';
import './listening.css';

interface ActivityCardProps {
  lesson: LessonView;
  activity: ActivityView;
  /** Its number in the lesson, from 1. */
  index: number;
  /** Whether it counts as done already. */
  done: boolean;
  /** Called once, when it has been played to its end for the first time. */
  onDone: () => void;
}

/** One activity of a lesson; what is to be done until its game has come. */
export function ActivityCard({ lesson, activity, index, done, onDone }: ActivityCardProps) {
  const answered = useRef(done);
  const { t } = useTranslation('activities');
  const Game = useGame(activity.kind);
  const place = { index, total: lesson.activities.length, done };

  function complete() {
    if (answered.current || done) return;
    answered.current = true;
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
      language={lesson.language}
      lesson={lesson}
      lessonId={lesson.id}
      onComplete={complete}
      place={place}
    />
  );
}
