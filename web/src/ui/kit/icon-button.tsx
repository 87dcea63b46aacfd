import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What it does, in words: it is all that a screen reader has. */
  label: string;
  size?: 'ui' | 'kid';
}

/** A button that shows an icon alone; the icon is its child. */
export function IconButton(props: IconButtonProps) {
  const { label, size = 'ui', className, children, ...native } = props;
  return (
    <button
      type="button"
      {...native}
      aria-label={label}
      className={classes(
        'inline-grid place-items-center rounded-xl hover:bg-current/12 active:translate-y-0.5 aria-disabled:cursor-not-allowed aria-disabled:text-ink-faint',
        size === 'kid' ? 'size-14 text-body' : 'size-11 text-ui',
        className,
      )}
    >
      {children}
    </button>
  );
}
