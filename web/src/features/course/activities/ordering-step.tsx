import { ArrowDown, ArrowUp, Check, Hand, RotateCcw } from 'lucide-react';
import { type PointerEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/ui/kit/icon-button.tsx';
import { VisuallyHidden } from '@/ui/kit/visually-hidden.tsx';

export type StepState = 'open' | 'picked' | 'right' | 'wrong' | 'shown';

interface OrderingStepProps {
  words: string;
  /** Its place now, from 0, and the last place there is. */
  at: number;
  last: number;
  state: StepState;
  /** Another step is picked up: a touch lets the two change places. */
  otherPicked: boolean;
  /** Nothing moves any more. */
  still: boolean;
  onTouch: () => void;
  onMove: (to: number) => void;
  onTake: (event: PointerEvent<HTMLElement>) => void;
}

const icons = { right: Check, wrong: RotateCcw, picked: Hand };

/** One step with its number, its state in words, and arrows; a touch of its words picks it up. */
export function OrderingStep(props: OrderingStepProps) {
  const { words, at, last, state, otherPicked, still, onTouch, onMove, onTake } = props;
  const { t } = useTranslation('activities');
  const wordsId = useId();
  const Icon = state === 'open' || state === 'shown' ? null : icons[state];
  const note = state === 'open' || state === 'shown' ? null : t(`ordering.state.${state}`);
  return (
    <li
      className="step"
      data-place={still ? undefined : at}
      data-state={state}
      onPointerDown={still ? undefined : onTake}
    >
      <span aria-hidden className="step-number">
        {at + 1}
      </span>
      {still ? (
        <span className="step-words">{words}</span>
      ) : (
        <button
          aria-pressed={otherPicked ? undefined : state === 'picked'}
          className="step-words"
          onClick={onTouch}
          type="button"
        >
          <VisuallyHidden>
            {otherPicked ? t('ordering.swap-here', { place: at + 1 }) : null}
          </VisuallyHidden>
          <span id={wordsId}>{words}</span>
        </button>
      )}
      {Icon ? (
        <span className="step-state">
          <Icon aria-hidden /> {note}
        </span>
      ) : null}
      {still ? null : (
        <span className="step-arrows">
          <IconButton
            aria-describedby={wordsId}
            aria-disabled={at === 0 || undefined}
            label={t('ordering.up', { place: at + 1 })}
            onClick={() => onMove(at - 1)}
            size="kid"
          >
            <ArrowUp aria-hidden />
          </IconButton>
          <IconButton
            aria-describedby={wordsId}
            aria-disabled={at === last || undefined}
            label={t('ordering.down', { place: at + 1 })}
            onClick={() => onMove(at + 1)}
            size="kid"
          >
            <ArrowDown aria-hidden />
          </IconButton>
        </span>
      )}
    </li>
  );
}
