import { type ArtName, artSizes, artUrl } from './art.ts';

interface ArtProps {
  name: ArtName;
  /** What the drawing shows; empty when the words beside it say the same. */
  alt: string;
  /** Shown width in pixels; the height follows the drawing's own shape. */
  width?: number;
  height?: number;
  /** True for what is seen before any scrolling: fetched at once and first. */
  priority?: boolean;
  className?: string;
}

/** One drawing of the quest, with its size known before it arrives so that nothing jumps. */
export function Art({ name, alt, width, height, priority = false, className }: ArtProps) {
  const [ownWidth, ownHeight] = artSizes[name];
  const shownWidth = width ?? (height ? Math.round((height * ownWidth) / ownHeight) : ownWidth);
  const shownHeight = height ?? Math.round((shownWidth * ownHeight) / ownWidth);
  return (
    <img
      src={artUrl(name)}
      alt={alt}
      width={shownWidth}
      height={shownHeight}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  );
}
