import type { ActivityOf, Lesson } from '@pius/domain/course/lesson.ts';
import type { Locator } from '@playwright/test';
import { activityCard } from './activity-card.ts';
import type { Visit } from './visit.ts';

/** A game of pairs: its id and its tiles. */
export interface Pairs {
  id: string;
  pairs: { left: string; right: string }[];
}

/** The tiles of a game of pairs, of whichever of its three kinds. */
export function pairsOf(
  activity: ActivityOf<'matching' | 'antonyms' | 'definition-match'>,
  lesson: Lesson,
): Pairs {
  const { id } = activity;
  if (activity.kind === 'matching') return activity;
  if (activity.kind === 'antonyms') {
    return {
      id,
      pairs: activity.pairs.map(({ word, opposite }) => ({ left: word, right: opposite })),
    };
  }
  const pairs = activity.terms.map((term) => {
    const match = lesson.vocabulary.find((entry) => entry.id === term);
    if (!match) throw new Error(`“${lesson.title}” has no key word ${term}.`);
    return { left: match.term, right: match.meaning };
  });
  return { id, pairs };
}

/** A tile of a game of pairs, by its words and whatever its state adds to them. */
function tile(visit: Visit, game: Pairs, side: 'left' | 'right', number: number): Locator {
  const { say } = visit;
  const column = activityCard(visit, game).getByRole('list', {
    name: say(`activities:pairs.${side}`),
    exact: true,
  });
  const words = game.pairs[number]?.[side] ?? '';
  const states = ['missed', 'shown', 'waiting'].map((state) =>
    say(`activities:pairs.state.${state}`),
  );
  const added = [`${say('activities:pairs.tag')} \\d`, ...states].join('|');
  const name = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  return column.getByRole('button', { name: new RegExp(`^\\s*${name}(\\s+(${added}))?\\s*$`) });
}

/** Touches one pair of a game. It takes the numbers of its two tiles, as the lesson lists them. */
export async function touchPair(
  visit: Visit,
  game: Pairs,
  left: number,
  right: number,
): Promise<void> {
  await visit.hand.press(tile(visit, game, 'left', left));
  await visit.hand.press(tile(visit, game, 'right', right));
}
