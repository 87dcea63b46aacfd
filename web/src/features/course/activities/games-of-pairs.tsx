import {
  isDefinitionRight,
  isOppositeRight,
  isPairRight,
} from '@pius/domain/progress/activities.ts';
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

/** Definition match: key words of the lesson with their meanings. */
export function DefinitionMatchGame(props: GameProps<'definition-match'>) {
  const { activity, lessonId, place, onComplete } = props;
  const { terms } = activity;
  return (
    <PairsGame
      activity={activity}
      isRight={(left, right) => isDefinitionRight(terms[left]?.id ?? '', terms[right]?.id ?? '')}
      lessonId={lessonId}
      onComplete={onComplete}
      pairs={terms.map(({ term, meaning }) => ({ left: term, right: meaning }))}
      place={place}
    />
  );
}
