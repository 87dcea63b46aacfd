import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { wakeAfter } from '@/shared/waking/before-waking.ts';
import { patiently } from '@/shared/waking/patiently.ts';
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
function wordsOfGame(kind: ActivityKind) {
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
  here.set(kind, (await patiently<unknown>(files[kind])) as AnyGame);
  arrivals.dispatchEvent(new Event('game'));
}

/** How far above and below the screen games are fetched, in pixels: they are there before a child is. */
export const nearby = 1200;

/**
 * Lets a page made at build time wake with those of its games that are near the screen or have been touched, and
 * not before: what is pressed in a game meanwhile is kept like every other press, each in its turn. The others
 * stay plain HTML until they come near.
 */
export function wakeWithGames(): void {
  if (typeof document === 'undefined') return;
  const games = [...document.querySelectorAll<HTMLElement>('[data-activity]')].filter(isWanted);
  const kinds = games.map(({ dataset }) => dataset.kind as ActivityKind);
  wakeAfter(fetchGames(kinds), kinds.flatMap(wordsOfGame));
}

function isWanted(game: HTMLElement): boolean {
  const { top, bottom } = game.getBoundingClientRect();
  return 'touched' in game.dataset || (top < innerHeight + nearby && bottom > -nearby);
}

/** The game of a kind, or undefined until it and its words are here; asks for both once it is wanted. */
export function useGame(kind: ActivityKind, wanted: boolean): AnyGame | undefined {
  const read = () => here.get(kind);
  const game = useSyncExternalStore(watchArrivals, read, read);
  const asked = wanted || game !== undefined;
  const { ready } = useTranslation(asked ? wordsOfGame(kind) : 'common', { useSuspense: false });
  useEffect(() => {
    if (wanted && !game) void fetchGame(kind);
  }, [game, kind, wanted]);
  return ready ? game : undefined;
}

function watchArrivals(changed: () => void): () => void {
  arrivals.addEventListener('game', changed);
  return () => arrivals.removeEventListener('game', changed);
}
