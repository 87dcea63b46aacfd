import { ImageOff, RotateCcw } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { imageSrcSet } from './image-widths.ts';
import { useNearViewport } from './use-near-viewport.ts';

interface ImageProps {
  src: string;
  alt: string;
  /** The widest it is shown, in pixels; with `height` it keeps its place before it loads. */
  width: number;
  height: number;
  /** The address of a copy of a given width; without it only `src` is offered. */
  addressOf?: ((width: number) => string) | undefined;
  /** The widths there are copies of; left out: all five. */
  widths?: readonly number[];
  /** True for what is seen before any scrolling: fetched at once, without a fade. */
  priority?: boolean;
  /** The words in its place when it does not load: "Failed to load image". */
  failedLabel: string;
  /** The words of the button that tries again; without them there is none. */
  retryLabel?: string;
  className?: string;
}

/**
 * A photograph or uploaded picture: loads when near the screen and fades in.
 * @see docs/requirements.md#r-images
 */
export function Image(props: ImageProps) {
  const [attempt, setAttempt] = useState(0);
  // A new address starts again: not loaded, not failed. So does another try.
  return (
    <Frame
      key={`${props.src} ${attempt}`}
      {...props}
      onRetry={() => setAttempt((before) => before + 1)}
    />
  );
}

function Frame(props: ImageProps & { onRetry: () => void }) {
  const { src, alt, width, height, addressOf, widths, priority = false } = props;
  const frame = useRef<HTMLSpanElement>(null);
  const near = useNearViewport(frame, priority);
  const shownWidth = useShownWidth(frame);
  const [state, setState] = useState<'waiting' | 'shown' | 'failed'>(
    priority ? 'shown' : 'waiting',
  );

  // A picture that came before the page was brought to life fires no more events.
  function settle(image: HTMLImageElement | null) {
    if (image?.complete && image.src) setState(image.naturalWidth > 0 ? 'shown' : 'failed');
  }

  return (
    <span
      ref={frame}
      className={classes('relative block w-full overflow-hidden rounded-control', props.className)}
      style={{ maxWidth: width, aspectRatio: `${width} / ${height}` }}
    >
      {state === 'failed' ? (
        <Failed {...props} />
      ) : (
        near &&
        (!addressOf || shownWidth !== null) && (
          <img
            ref={settle}
            src={src}
            srcSet={addressOf && imageSrcSet(shownWidth ?? width, addressOf, widths)}
            sizes={addressOf && `${shownWidth ?? width}px`}
            alt={alt}
            width={width}
            height={height}
            decoding="async"
            fetchPriority={priority ? 'high' : undefined}
            onLoad={() => setState('shown')}
            onError={() => setState('failed')}
            className={classes(
              'size-full object-cover transition-opacity duration-(--slow)',
              state === 'waiting' && 'opacity-0',
            )}
          />
        )
      )}
    </span>
  );
}

/**
 * How wide the picture stands on this screen, by which its copy is chosen: on a sharp screen a
 * browser left alone takes one of three times that width. Null until it is known.
 */
function useShownWidth(frame: RefObject<HTMLElement | null>): number | null {
  const [shownWidth, setShownWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    setShownWidth(Math.round(frame.current?.clientWidth ?? 0));
  }, [frame]);
  return shownWidth;
}

type FailedProps = Pick<ImageProps, 'alt' | 'failedLabel' | 'retryLabel'> & {
  onRetry: () => void;
};

function Failed({ alt, failedLabel, retryLabel, onRetry }: FailedProps) {
  return (
    <span className="grid size-full place-content-center justify-items-center gap-2 rounded-control border-2 border-edge border-dashed bg-sunken p-4 text-center font-bold text-ink-soft">
      <ImageOff aria-hidden />
      {failedLabel}
      {alt && <span className="font-normal text-ui">{alt}</span>}
      {retryLabel && (
        <Button onClick={onRetry}>
          <RotateCcw aria-hidden /> {retryLabel}
        </Button>
      )}
    </span>
  );
}
