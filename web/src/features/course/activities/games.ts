import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { retryImport } from '@/ui/retry-import.ts';
import type { ActivityKind, GameProps } from './game.ts';

type GameOf<Kind extends ActivityKind> = ComponentType<GameProps<Kind>>;
/** A game by what all games have in common; it is given only activities of its own kind. */
export type AnyGame = GameOf<ActivityKind>;

/** The game that plays each kind of activity, fetched when it is needed. A new kind is one file and one line here. */
const files: { [Kind in ActivityKind]: () => Promise<GameOf<Kind>> } = {
  matching: async () => (await import('./games-of-pairs.tsx')).MatchingGame,
  ordering: async () => (await import('./ordering-game.tsx')).OrderingGame,
  'true-false': async () => (await import('./true-false-game.tsx')).TrueFalseGame,
  anagram: async () => (await import('./anagram-game.tsx')).AnagramGame,
  hangman: async () => (await import('./hangman-game.tsx')).HangmanGame,
  antonyms: async () => (await import('./games-of-pairs.tsx')).AntonymsGame,
  'definition-match': async () => (await import('./games-of-pairs.tsx')).DefinitionMatchGame,
  riddle: async () => (await import('./riddle-game.tsx')).RiddleGame,
  listening: async () => (await import('./listening-game.tsx')).ListeningGame,
};

const words = ['activities'] as const;
const wordGame = [...words, 'word-games'] as const;
/** The kinds that have words of their own beside those of all activities. */
const ownWords: { [Kind in ActivityKind]?: readonly ['activities', 'word-games' | 'listening'] } = {
  anagram: wordGame,
  hangman: wordGame,
  riddle: wordGame,
  listening: ['activities', 'listening'],
};

/** The files of words that a kind of activity is played with. */
export function wordsOfGame(kind: ActivityKind) {
  return ownWords[kind] ?? words;
}

const here = new Map<ActivityKind, AnyGame>();
const arrivals = new EventTarget();

/** Fetches the games of some kinds; resolves once all are here, however long the network fails. */
export async function fetchGames(kinds: readonly ActivityKind[]): Promise<void> {
  await Promise.all(kinds.map(fetchGame));
}

async function fetchGame(kind: ActivityKind): Promise<void> {
  if (here.has(kind)) return;
  here.set(kind, (await retryImport<unknown>(files[kind])) as AnyGame);
  arrivals.dispatchEvent(new Event('game'));
}

/** Fetches the games that stand in a prerendered page, which hydrates with them and not before. */
export async function fetchGamesInPage(): Promise<void> {
  if (typeof document === 'undefined') return;
  const games = [...document.querySelectorAll<HTMLElement>('[data-activity]')];
  await fetchGames(games.map(({ dataset }) => dataset.kind as ActivityKind));
}

/** The game of a kind, or undefined until it and its words are here; asks for both. */
export function useGame(kind: ActivityKind): AnyGame | undefined {
  const { ready } = useTranslation(wordsOfGame(kind), { useSuspense: false });
  const read = () => here.get(kind);
  const game = useSyncExternalStore(watchArrivals, read, read);
  useEffect(() => {
    if (!game) void fetchGame(kind);
  }, [game, kind]);
  return ready ? game : undefined;
}

function watchArrivals(changed: () => void): () => void {
  arrivals.addEventListener('game', changed);
  return () => arrivals.removeEventListener('game', changed);
}
