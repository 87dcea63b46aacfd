import {
  isDefinitionRight,
  isOppositeRight,
  isPairRight,
} from '@pius/domain/progress/activities.ts';
import type { GameProps } from './game.ts';
import { PairsGame } from './pairs-game.tsx';

/** Matching: names, dates or words with what belongs to them. */
export function MatchingGame(props: GameProps<'matching'>) {
  const { activity } = props;
  return (
    <PairsGame
      {...props}
      isRight={(left, right) => isPairRight(activity, left, activity.pairs[right]?.right ?? '')}
      pairs={activity.pairs}
    />
  );
}

/** Antonyms: each word with its opposite. */
export function AntonymsGame(props: GameProps<'antonyms'>) {
  const { activity } = props;
  return (
    <PairsGame
      {...props}
      isRight={(left, right) =>
        isOppositeRight(activity, left, activity.pairs[right]?.opposite ?? '')
      }
      pairs={activity.pairs.map(({ word, opposite }) => ({ left: word, right: opposite }))}
    />
  );
}

/** Definition match: key words of the lesson with their meanings. */
export function DefinitionMatchGame(props: GameProps<'definition-match'>) {
  const { terms } = props.activity;
  return (
    <PairsGame
      {...props}
      isRight={(left, right) => isDefinitionRight(terms[left]?.id ?? '', terms[right]?.id ?? '')}
      pairs={terms.map(({ term, meaning }) => ({ left: term, right: meaning }))}
    />
  );
}
