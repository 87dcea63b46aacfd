import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

type SurfaceTag = 'div' | 'section' | 'article' | 'li' | 'aside';

interface SurfaceProps extends ComponentProps<'div'> {
  /** The element it is; `div` unless told. */
  as?: SurfaceTag;
  /** Room inside. `none` for lists and pictures that reach the edge. */
  padding?: 'none' | 'normal' | 'wide';
}

const PADDING = { none: '', normal: 'p-5 md:p-6', wide: 'px-5 py-6 md:px-8 md:py-7' };

function Surface({ as = 'div', padding = 'normal', className, ...rest }: SurfaceProps) {
  // All surface tags take the same attributes; naming one keeps the types simple.
  const Tag = as as 'div';
  return <Tag {...rest} className={classes(PADDING[padding], className)} />;
}

/** A leaf of vellum, the default card. Inside one use a Tint, never another Leaf. */
export function Leaf({ className, ...rest }: SurfaceProps) {
  return <Surface {...rest} className={classes('leaf', className)} />;
}

/** A well inside a card: the tint of the nearest `data-module`, or the sunken ground. */
export function Tint({ className, ...rest }: SurfaceProps) {
  return <Surface {...rest} className={classes('rounded-2xl bg-m-tint', className)} />;
}

interface VaultPanelProps extends SurfaceProps {
  /** Stars along the start of the panel, for one whose drawing stands there; never behind words. */
  stars?: boolean;
}

/** The one deep blue framed panel a screen may have. Its buttons are gold and onvault. */
export function VaultPanel({ stars = false, className, ...rest }: VaultPanelProps) {
  return (
    <Surface
      padding="wide"
      {...rest}
      className={classes(
        'vault framed rounded-panel',
        stars ? 'vault-stars-start' : 'vault-stars-none',
        className,
      )}
    />
  );
}
