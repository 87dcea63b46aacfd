import { seededRandom, shuffle } from '@pius/domain/progress/activities.ts';
import { BookOpen, PartyPopper } from 'lucide-react';
import { type CSSProperties, type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useActivityState } from '@/learning/progress/use-activity-state.ts';
import { type Feedback, type GameProps, seedOf } from './game.ts';
import { GameFrame } from './game-frame.tsx';
import { PairTile, type PairTileState } from './pair-tile.tsx';
import {
  isMatched,
  isWaiting,
  type PairsState,
  type Side,
  startPairs,
  touchTile,
} from './pairs-state.ts';
import { takeUp } from './take-up.ts';
import { useComplete } from './use-complete.ts';
import { useLessonClue } from './use-lesson-clue.ts';

type PairsKind = 'matching' | 'antonyms' | 'definition-match';

interface PairsGameProps extends GameProps<PairsKind> {
  /** The words of each pair. */
  pairs: readonly { left: string; right: string }[];
  isRight: (left: number, right: number) => boolean;
}

function tileNamed(name: string): { side: Side; pair: number } {
  const [side, pair] = name.split(' ');
  return { side: side as Side, pair: Number(pair) };
}

/** Two columns of tiles: touch one, then the one that belongs to it; or drag it there. */
export function PairsGame(props: PairsGameProps) {
  const { activity, lesson, lessonId, language, place, onComplete, pairs, isRight } = props;
  const { t } = useTranslation('activities');
  const [state, save] = useActivityState(lessonId, activity.id, startPairs());
  const complete = state.matched.length >= pairs.length;
  useComplete(complete, onComplete);
  const missed = state.last?.kind === 'miss' ? (pairs[state.last.left]?.left ?? null) : null;
  const clue = useLessonClue(activity.kind === 'antonyms' ? null : missed, lesson, language);
  const board = useRef<HTMLDivElement>(null);
  const numbers = pairs.map((_, pair) => pair);
  const seed = seedOf(lessonId, activity.id, state.round);
  const order = {
    left: numbers,
    right: shuffle(numbers, seededRandom(seed)),
  };

  /** Dragging one tile to another is touching both. */
  function take({ nativeEvent, currentTarget }: PointerEvent<HTMLElement>) {
    const { place: from = '' } = currentTarget.dataset;
    const onDrop = (to: string) => {
      const [first, second] = [tileNamed(from), tileNamed(to)];
      if (first.side === second.side) return;
      const free = { ...state, chosen: first };
      save(touchTile(free, second, pairs.length, isRight));
    };
    const places = board.current;
    if (places) takeUp(nativeEvent, { element: currentTarget, places, onDrop });
  }

  const column = (side: Side) => (
    <ul aria-label={t(`pairs.${side}`)} className="pairs-column">
      {order[side].map((pair) => {
        const tile = tileState(state, side, pair, pairs.length);
        const number = state.matched.findIndex((match) => match[side === 'left' ? 0 : 1] === pair);
        return (
          <li key={pair}>
            <PairTile
              closed={
                tile === 'matched' || (side === 'left' && isWaiting(state, pair, pairs.length))
              }
              number={number + 1}
              onPress={() => save(touchTile(state, { side, pair }, pairs.length, isRight))}
              onTake={take}
              place={`${side} ${pair}`}
              state={tile}
              strong={side === 'left'}
              words={pairs[pair]?.[side] ?? ''}
            />
          </li>
        );
      })}
    </ul>
  );

  return (
    <GameFrame
      activity={activity}
      feedback={feedbackOf()}
      how={complete ? undefined : t('pairs.how')}
      onPlayAgain={complete ? () => save(startPairs(state.round + 1)) : undefined}
      place={place}
      progress={t('pairs.progress', { done: state.matched.length, total: pairs.length })}
    >
      <div className="pairs" ref={board} style={{ '--rows': pairs.length } as CSSProperties}>
        {column('left')}
        {column('right')}
      </div>
    </GameFrame>
  );

  function feedbackOf(): Feedback | null {
    const { last } = state;
    if (complete) {
      return { tone: 'yes', icon: PartyPopper, title: t('all-correct'), text: t('pairs.all') };
    }
    if (last === null) return null;
    const left = pairs[last.left]?.left ?? '';
    const answer = pairs.find((_, right) => isRight(last.left, right))?.right ?? '';
    if (last.kind === 'match') {
      return { tone: 'yes', title: t('correct'), text: t('pairs.match', { left, right: answer }) };
    }
    if (last.kind === 'miss') {
      const hint = t(activity.kind === 'antonyms' ? 'pairs.opposite' : 'pairs.hint', { left });
      return {
        tone: 'again',
        title: t('no-match'),
        text: clue ? t('pairs.clue', { clue }) : hint,
      };
    }
    return {
      tone: 'note',
      icon: BookOpen,
      title: t('pairs.shown', { left, right: answer }),
      text: t('pairs.shown-text'),
    };
  }

  function tileState(now: PairsState, side: Side, pair: number, total: number): PairTileState {
    if (isMatched(now, side, pair)) return 'matched';
    if (now.last?.kind === 'shown') {
      const belongs = side === 'left' ? pair === now.last.left : isRight(now.last.left, pair);
      if (belongs) return 'shown';
    }
    if (side === 'left' && isWaiting(now, pair, total)) return 'waiting';
    if (now.chosen?.side === side && now.chosen.pair === pair) return 'chosen';
    return now.last?.kind === 'miss' && now.last[side] === pair ? 'missed' : 'open';
  }
}
