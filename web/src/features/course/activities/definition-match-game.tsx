import { isDefinitionRight } from '@pius/domain/progress/activities.ts';
import type { GameProps } from './game.ts';
import { PairsGame } from './pairs-game.tsx';

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
