import type { ReactNode } from 'react';
import { classes } from './classes.ts';

interface ChipProps {
  children: ReactNode;
  className?: string;
}

/** A small label in the module's tint: an icon and a few words, never a control. */
export function Chip({ children, className }: ChipProps) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-[.45em] rounded-chip bg-m-tint px-[.75em] py-[.3em] font-bold text-ui text-m leading-snug [&_.lucide]:size-[1.1em]',
        className,
      )}
    >
      {children}
    </span>
  );
}

interface StatusProps extends ChipProps {
  /** `on` is green and solid, `off` quiet and dashed. */
  state: 'on' | 'off';
}

const STATUS = {
  on: 'border-yes-edge bg-yes-bg text-yes',
  off: 'border-dashed border-edge bg-sunken text-ink-soft',
};

/** A standing fact about something, such as access until a date: icon and words. */
export function Status({ state, children, className }: StatusProps) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-2 rounded-[10px] border-2 px-3.5 py-2 font-bold text-ui',
        STATUS[state],
        className,
      )}
    >
      {children}
    </span>
  );
}
