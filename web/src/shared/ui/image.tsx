import { ImageOff } from 'lucide-react';
import { useRef, useState } from 'react';
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
  addressOf?: (width: number) => string;
  /** How much of the screen's width it takes. */
  sizes?: string;
  /** True for what is seen before any scrolling: fetched at once, without a fade. */
  priority?: boolean;
  /** The words in its place when it does not load: "Failed to load image". */
  failedLabel: string;
  className?: string;
}

/** A photograph or uploaded picture: loads when near the screen and fades in (spec 9). */
export function Image(props: ImageProps) {
  // A new address starts anew: not loaded, not failed.
  return <Frame key={props.src} {...props} />;
}

function Frame(props: ImageProps) {
  const { src, alt, width, height, addressOf, sizes = '100vw', priority = false } = props;
  const frame = useRef<HTMLSpanElement>(null);
  const near = useNearViewport(frame, priority);
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
        <Failed alt={alt} label={props.failedLabel} />
      ) : (
        near && (
          <img
            ref={settle}
            src={src}
            srcSet={addressOf && imageSrcSet(width, addressOf)}
            sizes={addressOf && sizes}
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

function Failed({ alt, label }: { alt: string; label: string }) {
  return (
    <span className="grid size-full place-content-center justify-items-center gap-2 rounded-control border-2 border-edge border-dashed bg-sunken p-4 text-center font-bold text-ink-soft">
      <ImageOff aria-hidden />
      {label}
      {alt && <span className="font-normal text-ui">{alt}</span>}
    </span>
  );
}
