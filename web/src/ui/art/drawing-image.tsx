import { drawingSize, drawingUrl } from './drawing-url.ts';

interface DrawingProps {
  /** The drawing's id, such as `story-2-5-1`. */
  id: string;
  /** What it shows; empty when the words beside it say the same. */
  alt: string;
  /** Shown width in pixels; the height follows the drawing's own shape. */
  width?: number;
  /** True for what is seen before any scrolling: fetched at once and first. */
  priority?: boolean;
  className?: string;
}

/** A story's, a saint's or a badge's drawing, with its size known before it arrives so that nothing jumps. */
export function Drawing({ id, alt, width, priority = false, className = '' }: DrawingProps) {
  const own = drawingSize(id);
  const shownWidth = width ?? own.width;
  return (
    <img
      src={drawingUrl(id)}
      alt={alt}
      width={shownWidth}
      height={Math.round((shownWidth * own.height) / own.width)}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={`drawing ${className}`.trimEnd()}
    />
  );
}
