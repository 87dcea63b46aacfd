import type { ComponentType } from 'react';
import { AnagramGame } from './anagram-game.tsx';
import { AntonymsGame } from './antonyms-game.tsx';
import { DefinitionMatchGame } from './definition-match-game.tsx';
import type { ActivityKind, GameProps } from './game.ts';
import { HangmanGame } from './hangman-game.tsx';
import { MatchingGame } from './matching-game.tsx';
import { OrderingGame } from './ordering-game.tsx';
import { RiddleGame } from './riddle-game.tsx';
import { TrueFalseGame } from './true-false-game.tsx';

export type GameOf<Kind extends ActivityKind> = ComponentType<GameProps<Kind>>;

/** The game that plays each kind of activity. A new kind is one file and one line here. */
export const games: { [Kind in ActivityKind]?: GameOf<Kind> } = {
  matching: MatchingGame,
  ordering: OrderingGame,
  'true-false': TrueFalseGame,
  anagram: AnagramGame,
  hangman: HangmanGame,
  antonyms: AntonymsGame,
  'definition-match': DefinitionMatchGame,
  riddle: RiddleGame,
};
