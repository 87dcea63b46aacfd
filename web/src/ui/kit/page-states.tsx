import type { ArtName } from '../art/art.ts';
import { Button } from './button.tsx';
import { PageState, type PageStateProps } from './page-state.tsx';

/** Nothing here yet: an unlit window. */
export function EmptyState(props: PageStateProps) {
  return <PageState {...props} art="state-empty-window" />;
}

interface ErrorStateProps extends PageStateProps {
  /** The words of the button that tries again; give it together with `onRetry`. */
  retryLabel?: string;
  onRetry?: () => void;
}

/** Something failed, or the page does not exist: the candle has gone out. */
export function ErrorState({ retryLabel, onRetry, action, ...state }: ErrorStateProps) {
  const retry = retryLabel && onRetry && (
    <Button size="kid" onClick={onRetry}>
      {retryLabel}
    </Button>
  );
  return (
    <div role="alert">
      <PageState
        {...state}
        art="state-error-candle"
        action={
          (retry || action) && (
            <>
              {retry}
              {action}
            </>
          )
        }
      />
    </div>
  );
}

interface LockedStateProps extends PageStateProps {
  /** What is locked; a closed treasure unless told. It is shown unlit. */
  art?: ArtName;
}

/** A page that is not open yet, with who can open it and how. */
export function LockedState({ art = 'treasure-locked', ...state }: LockedStateProps) {
  return <PageState {...state} art={art} unlit={art !== 'treasure-locked'} />;
}
