import type { ActivityView } from '@pius/contracts/course.ts';
import { Check, RotateCcw } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/kit/button.tsx';
import { Leaf } from '@/ui/kit/card.tsx';
import { Chip } from '@/ui/kit/chip.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { WholeWords } from '@/ui/text/whole-words.tsx';
import type { Feedback, Place } from './game.ts';
import { useFocusLater } from './use-focus-later.ts';

interface GameFrameProps {
  activity: ActivityView;
  place: Place;
  /** How far it is, as in "2 of 5 matched"; absent until the game has come. */
  progress?: string;
  /** How it is played; absent once it is over. */
  how?: string;
  feedback: Feedback | null;
  /** Starts a new round; given once this one is over. */
  onPlayAgain?: () => void;
  /** Buttons below the feedback. */
  actions?: ReactNode;
  children: ReactNode;
}

/** What all activities share: title, what to do, the game, what it says to the last answer, and buttons. */
export function GameFrame(props: GameFrameProps) {
  const { activity, place, progress, how, feedback, onPlayAgain, actions, children } = props;
  const { t } = useTranslation('activities');
  const titleId = useId();
  const { ref, focusLater } = useFocusLater();

  function playAgain() {
    focusLater();
    onPlayAgain?.();
  }

  return (
    <Leaf
      aria-labelledby={titleId}
      as="article"
      className="activity"
      data-activity={activity.id}
      data-kind={activity.kind}
      padding="none"
    >
      <header className="activity-head">
        <h3 id={titleId}>
          <span className="activity-number">
            {t('number', { index: place.index, total: place.total })}
          </span>{' '}
          {t(`title.${activity.kind}`)}
        </h3>
        <p className="activity-chips">
          {progress ? <Chip>{progress}</Chip> : null}
          {place.done ? (
            <span className="activity-done">
              <Check aria-hidden /> {t('done')}
            </span>
          ) : null}
        </p>
      </header>
      <p className="activity-prompt" ref={ref} tabIndex={-1}>
        <WholeWords>{activity.prompt}</WholeWords>
      </p>
      {how ? <p className="activity-how">{how}</p> : null}
      {children}
      <div className="activity-feedback" role="status">
        {feedback ? (
          <Notice icon={feedback.icon} live="none" title={feedback.title} tone={feedback.tone}>
            {feedback.text ? <p>{feedback.text}</p> : null}
          </Notice>
        ) : null}
      </div>
      {actions || onPlayAgain ? (
        <div className="activity-actions">
          {actions}
          {onPlayAgain ? (
            <Button onClick={playAgain} size="kid">
              <RotateCcw aria-hidden /> {t('play-again')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </Leaf>
  );
}
