import { type ComponentType, lazy } from 'react';
import { retryImport } from '@/shared/retry-import.ts';
import type { ActivityKind, GameProps } from './game.ts';

type GameOf<Kind extends ActivityKind> = ComponentType<GameProps<Kind>>;
/** A game by what all games have in common; it is given only activities of its own kind. */
export type AnyGame = GameOf<ActivityKind>;

function game<Kind extends ActivityKind>(load: () => Promise<GameOf<Kind>>): AnyGame {
  return lazy(async () => ({ default: (await retryImport<unknown>(load)) as AnyGame }));
}

/** The game that plays each kind of activity, fetched when it is needed. A new kind is one file and one line here. */
export const games: Record<ActivityKind, AnyGame> = {
  matching: game(async () => (await import('./games-of-pairs.tsx')).MatchingGame),
  ordering: game(async () => (await import('./ordering-game.tsx')).OrderingGame),
  'true-false': game(async () => (await import('./true-false-game.tsx')).TrueFalseGame),
  anagram: game(async () => (await import('./anagram-game.tsx')).AnagramGame),
  hangman: game(async () => (await import('./hangman-game.tsx')).HangmanGame),
  antonyms: game(async () => (await import('./games-of-pairs.tsx')).AntonymsGame),
  'definition-match': game(async () => (await import('./games-of-pairs.tsx')).DefinitionMatchGame),
  riddle: game(async () => (await import('./riddle-game.tsx')).RiddleGame),
  listening: game(async () => (await import('./listening-game.tsx')).ListeningGame),
};

const words = ['activities'] as const;
const wordGame = [...words, 'word-games'] as const;
/** The kinds that have messages of their own beside those of all activities. */
const ownWords: { [Kind in ActivityKind]?: readonly ['activities', 'word-games' | 'listening'] } = {
  anagram: wordGame,
  hangman: wordGame,
  riddle: wordGame,
  listening: ['activities', 'listening'],
};

/** The files of messages that a kind of activity is played with. */
export function wordsOfGame(kind: ActivityKind) {
  return ownWords[kind] ?? words;
}
