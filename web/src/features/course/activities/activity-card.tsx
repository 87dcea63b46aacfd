import type { ActivityView } from '@pius/contracts/course.ts';
import type { Language } from '@pius/domain/language.ts';
import { useRef } from 'react';
import type { ActivityKind } from './game.ts';
import { type GameOf, games } from './games.ts';
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

/** One activity of a lesson. A kind that is not built yet shows nothing. */
export function ActivityCard(props: ActivityCardProps) {
  const { activity, index, total, done, onDone, lessonId, language } = props;
  const told = useRef(done);
  const Game = games[activity.kind] as GameOf<ActivityKind> | undefined;
  if (!Game) return null;

  function complete() {
    if (told.current || done) return;
    told.current = true;
    onDone();
  }

  return (
    <Game
      activity={activity}
      language={language}
      lessonId={lessonId}
      onComplete={complete}
      place={{ index, total, done }}
    />
  );
}
