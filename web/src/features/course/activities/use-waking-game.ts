import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNearViewport } from '@/shared/ui/use-near-viewport.ts';
import { useClientValue } from '@/shared/use-client-value.ts';
import { whenHandsOff } from '@/shared/waking/hands-off.ts';
import type { ActivityKind } from './game.ts';
import { type AnyGame, nearby, useGame } from './games.ts';
import { carryOver, type KeptActs, keepPresses } from './page-game.ts';

const near: IntersectionObserverInit = { rootMargin: `${nearby}px` };

/**
 * The game of a kind for a place on the page. In a page made at build time a game far from the screen stays plain
 * HTML, `asleep`, until it comes near and has been fetched; it is not replaced under a finger, and what was done in
 * it is done again then. Everywhere else the game is asked for at once, and undefined until it is here.
 */
export function useWakingGame(
  kind: ActivityKind,
  place: RefObject<HTMLElement | null>,
): { Game: AnyGame | undefined; asleep: boolean } {
  const [inPage] = useState(useClientValue(() => true) === null);
  const [touched, setTouched] = useState(false);
  const Game = useGame(kind, useNearViewport(place, !inPage, near) || touched);
  const [asleep, setAsleep] = useState(inPage && !Game);
  const acts = useRef<KeptActs>({ pressed: [] });
  const carry = useRef<ReturnType<typeof carryOver> | null>(null);
  const come = Game !== undefined;

  useEffect(() => {
    if (!asleep || !place.current) return;
    return keepPresses(place.current, acts.current, () => setTouched(true));
  }, [asleep, place]);

  useEffect(() => {
    if (!asleep || !come) return;
    return whenHandsOff(() => {
      if (place.current) carry.current = carryOver(place.current, acts.current);
      setAsleep(false);
    });
  }, [asleep, come, place]);

  useLayoutEffect(() => {
    if (!asleep && place.current) carry.current?.focus(place.current);
  }, [asleep, place]);

  useEffect(() => {
    if (!asleep && place.current) carry.current?.doAgain(place.current);
    if (!asleep) carry.current = null;
  }, [asleep, place]);

  return { Game, asleep };
}
