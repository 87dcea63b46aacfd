import { isOppositeRight } from '@pius/domain/progress/activities.ts';
import type { GameProps } from './game.ts';
import { PairsGame } from './pairs-game.tsx';

/** Antonyms: each word with its opposite. */
export function AntonymsGame({ activity, lessonId, place, onComplete }: GameProps<'antonyms'>) {
  return (
    <PairsGame
      activity={activity}
      isRight={(left, right) =>
        isOppositeRight(activity, left, activity.pairs[right]?.opposite ?? '')
      }
      lessonId={lessonId}
      onComplete={onComplete}
      pairs={activity.pairs.map(({ word, opposite }) => ({ left: word, right: opposite }))}
      place={place}
    />
  );
}
