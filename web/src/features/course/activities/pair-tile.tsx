import { BookOpen, Clock, Hand, RotateCcw } from 'lucide-react';
import type { PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@/ui/kit/visually-hidden.tsx';

export type PairTileState = 'open' | 'chosen' | 'matched' | 'missed' | 'shown' | 'waiting';

const icons = { chosen: Hand, missed: RotateCcw, shown: BookOpen, waiting: Clock };

interface PairTileProps {
  words: string;
  state: PairTileState;
  /** The number both tiles of a matched pair wear, from 1. */
  number: number;
  strong: boolean;
  /** It is matched, or waits for its turn: a touch does nothing. */
  closed: boolean;
  /** Its name as a place where another tile may be put down. */
  place: string;
  onPress: () => void;
  onTake: (event: PointerEvent<HTMLElement>) => void;
}

/** One tile of a game of pairs. What it is besides its colour stands in its tag and in its name. */
export function PairTile(props: PairTileProps) {
  const { words, state, number, strong, closed, place, onPress, onTake } = props;
  return (
    <button
      aria-disabled={closed || undefined}
      aria-pressed={closed ? undefined : state === 'chosen'}
      className="tile"
      data-place={closed ? undefined : place}
      data-state={state}
      data-strong={strong || undefined}
      onClick={closed ? undefined : onPress}
      onPointerDown={closed ? undefined : onTake}
      type="button"
    >
      <span>{words}</span>
      <TileTag number={number} state={state} />
    </button>
  );
}

function TileTag({ state, number }: Pick<PairTileProps, 'state' | 'number'>) {
  const { t } = useTranslation('activities');
  if (state === 'open') return null;
  if (state === 'matched') {
    return (
      <span className="tile-tag">
        <VisuallyHidden>{t('pairs.tag')}</VisuallyHidden> {number}
      </span>
    );
  }
  const Icon = icons[state];
  return (
    <span className="tile-tag">
      <Icon aria-hidden />
      {state === 'chosen' ? null : <VisuallyHidden>{t(`pairs.state.${state}`)}</VisuallyHidden>}
    </span>
  );
}
