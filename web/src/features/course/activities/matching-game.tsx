import { isPairRight } from '@pius/domain/progress/activities.ts';
import type { GameProps } from './game.ts';
import { PairsGame } from './pairs-game.tsx';

/** Matching: names, dates or words with what belongs to them. */
export function MatchingGame({ activity, lessonId, place, onComplete }: GameProps<'matching'>) {
  return (
    <PairsGame
      activity={activity}
      isRight={(left, right) => isPairRight(activity, left, activity.pairs[right]?.right ?? '')}
      lessonId={lessonId}
      onComplete={onComplete}
      pairs={activity.pairs}
      place={place}
    />
  );
}
