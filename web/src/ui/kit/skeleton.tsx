import { classes } from './classes.ts';

const WIDTHS = ['w-3/5', 'w-full', 'w-4/5'];

interface SkeletonProps {
  /** What is loading, for screen readers. */
  label: string;
  /** How many bars of text to hold the place of. */
  lines?: number;
  className?: string;
}

/** Bars that hold the place of a card's words until they come. */
export function Skeleton({ label, lines = 3, className }: SkeletonProps) {
  return (
    <div role="status" aria-label={label} className={classes('grid gap-3', className)}>
      {Array.from({ length: lines }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars are alike and never move
          key={index}
          className={classes('skeleton-bar', WIDTHS[index % WIDTHS.length])}
        />
      ))}
    </div>
  );
}
